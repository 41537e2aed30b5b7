/** A lesson under way: which step it is at, and whose turn it is to do something. */

import type { Message } from "../app/message";
import { slowness } from "../app/settings.svelte";
import { t } from "../app/text.svelte";
import type { LessonScript, Step } from "../games/game";
import { create, reasonOf } from "../net/api";
import type { GameName } from "../net/protocol";
import { Table } from "../table/table.svelte";
import { LEARNER, LessonDesk } from "./desk.svelte";

/** Long enough to see what another player does, in milliseconds. */
const BREATH = 450;

export class Lesson {
  readonly game: GameName;
  readonly steps: readonly Step[];
  at = $state(0);
  /** What there is to do: nothing yet, to read, or to make a move. */
  phase: "wait" | "read" | "do" | "end" = $state("wait");
  skipped = $state(false);
  desk: LessonDesk | null = $state.raw(null);
  error: Message | null = $state.raw(null);
  readonly script: LessonScript;
  #part = -1;
  #closed = $state(false);

  constructor(game: GameName, script: LessonScript) {
    this.game = game;
    this.script = script;
    this.steps = script.parts.flatMap(({ steps }) => steps);
    void this.#enter();
  }

  get step(): Step {
    return this.steps[this.at]!;
  }

  /** Go on, after reading. */
  next(): void {
    if (this.phase !== "read") return;
    this.at += 1;
    void this.#enter();
  }

  /** Learn by playing instead. */
  skip(): void {
    this.skipped = true;
    this.phase = "end";
  }

  /** Leave the table: bots play on, so that it comes to its end. */
  close(): void {
    this.#closed = true;
    this.#leave();
  }

  async #enter(): Promise<void> {
    this.phase = "wait";
    if (this.#partOf(this.at) !== this.#part && !(await this.#open())) return;
    const { desk, step } = this;
    if (!desk) return;
    desk.desk.notice = null;
    for (const move of step.watch ?? []) {
      await this.#breathe();
      await this.#play(desk, move);
    }
    if (this.#closed || this.skipped) return;
    if (step.do || step.try) {
      desk.asked = step.do ? this.script.readMove(step.do) : null;
      desk.tried = step.try ? this.script.readMove(step.try) : null;
      const { version } = desk.table;
      desk.ondone = () => void (step.do ? this.#done(desk, version) : this.#read());
      this.phase = "do";
    } else this.#read();
  }

  #read(): void {
    if (!this.skipped) this.phase = this.at === this.steps.length - 1 ? "end" : "read";
  }

  async #done(desk: LessonDesk, version: number): Promise<void> {
    this.phase = "wait";
    await this.#settled(desk, version);
    if (this.#closed || this.skipped) return;
    this.at += 1;
    await this.#enter();
  }

  async #play(desk: LessonDesk, move: string): Promise<void> {
    const { table } = desk;
    if (this.#closed || table.actor === null || table.actor === LEARNER) return;
    const { version } = table;
    desk.desk.tell(await table.act(table.actor, this.script.readMove(move)));
    await this.#settled(desk, version);
  }

  async #open(): Promise<boolean> {
    this.#leave();
    this.#part = this.#partOf(this.at);
    const { record, entry } = this.script.parts[this.#part]!;
    const seats = Array.from({ length: record.players }, (_, seat) => ({
      type: "own" as const,
      name: seat === LEARNER ? t("page-you") : t(`page-lesson-${this.game}-seat-${seat}`),
    }));
    try {
      // Whoever closes the page in the middle does not leave a table behind that waits for ever.
      const code = await create({
        game: this.game,
        seats,
        record: JSON.stringify(record),
        entry,
        follow: true,
        fill: "greedy",
        pace: 0,
        away: 60,
      });
      if (this.#closed) return false;
      // All seats are this device's, but only the learner's cards are open.
      const table = new Table(code, LEARNER);
      await this.#until(() => table.ready);
      // What the script played before is no story of the learner's.
      table.clearLog();
      await table.ask({ do: "start" });
      await this.#until(() => table.actor === LEARNER && !table.busy);
      this.desk = new LessonDesk(table);
      return !this.#closed;
    } catch (error) {
      this.error = reasonOf(error);
      return false;
    }
  }

  #leave(): void {
    const table = this.desk?.table;
    if (!table) return;
    void table.ask({ do: "leave" });
    table.leave();
  }

  #partOf(at: number): number {
    let first = 0;
    return this.script.parts.findIndex(({ steps }) => at < (first += steps.length));
  }

  #breathe(): Promise<void> {
    return new Promise((done) => setTimeout(done, BREATH * (1 + slowness())));
  }

  /** When a move, and what dealer and table do after it, has been seen. */
  #settled(desk: LessonDesk, version: number): Promise<void> {
    const { table } = desk;
    return this.#until(
      () =>
        !table.busy &&
        table.version > version &&
        (table.status === "over" || (table.actor !== null && !desk.idle)),
    );
  }

  #until(test: () => boolean): Promise<void> {
    return new Promise((done) => {
      const stop = $effect.root(() => {
        $effect(() => {
          if (!this.#closed && !test()) return;
          done();
          queueMicrotask(() => stop());
        });
      });
    });
  }
}
