import { describe, expect, test } from "vitest";
import type { View } from "../../src/net/protocol";
import { Director, tempoFor, type House, type Tempo } from "../../src/theatre/director";
import type { Beat, Scene } from "../../src/theatre/scene";
import { STAGINGS, STORIES, type Story } from "./stories";

const NORMAL: Tempo = { flights: 1, stills: 1 };

/** A house that writes down what happens; nothing takes any time, or all of it waits for a word. */
class Diary implements House<View> {
  readonly lines: string[] = [];
  readonly timers = new Set<() => void>();
  set: Tempo = NORMAL;
  patient = false;
  slow = false;

  tempo = (): Tempo => this.set;
  waits = (): boolean => this.patient;
  hear = (): void => undefined;
  fly: House<View>["fly"] = (flights, _view, milliseconds) => {
    this.lines.push(`fly ${flights.length} ${milliseconds}`);
    let stop = (): void => undefined;
    const landed = new Promise<void>((done) => (stop = done));
    if (!this.slow) stop();
    return { landed, stop };
  };
  later = (milliseconds: number, call: () => void): (() => void) => {
    this.lines.push(`stand ${milliseconds}`);
    if (!this.slow) queueMicrotask(call);
    else this.timers.add(call);
    return () => this.timers.delete(call);
  };
}

const VIEW = {} as View;

function beat(mark: string, more: Partial<Beat> = {}): Beat {
  return { mark, flights: [], view: VIEW, lasts: 100, holds: 50, ...more };
}

const CARD = { card: "R1", from: { place: "hand-0" }, to: { place: "display-1" } };
const SCENE: Scene = {
  beats: [beat("first", { flights: [CARD] }), beat("second", { flights: [CARD] }), beat("third")],
  tells: 1,
};

/** Let everything go on that can. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function played(diary: Diary, scene: Scene): { director: Director<View>; done: Promise<void> } {
  const director = new Director(diary);
  const done = director.play(scene, ({ mark }, tells) => {
    diary.lines.push(`${mark}${tells ? ", told" : ""}`);
  });
  return { director, done };
}

describe("a scene", () => {
  test("shows each moment when its cards have landed, and tells with one of them", async () => {
    const diary = new Diary();
    await played(diary, SCENE).done;
    expect(diary.lines).toEqual([
      "fly 1 100",
      "first",
      "stand 50",
      "fly 1 100",
      "second, told",
      "stand 50",
      "third",
      "stand 50",
    ]);
  });

  test("shows and tells nothing while a card flies", async () => {
    const diary = new Diary();
    diary.slow = true;
    const { director, done } = played(diary, SCENE);
    await settle();
    expect(diary.lines).toEqual(["fly 1 100"]);
    director.hurry();
    await done;
  });

  test("is the same in stills, in the same order, for who wants no movement", async () => {
    const diary = new Diary();
    diary.set = { flights: 0, stills: 1 };
    await played(diary, SCENE).done;
    expect(diary.lines).toEqual([
      "first",
      "stand 50",
      "second, told",
      "stand 50",
      "third",
      "stand 50",
    ]);
  });

  test("goes on at once when somebody hurries it, with nothing left out", async () => {
    const diary = new Diary();
    diary.slow = true;
    const { director, done } = played(diary, SCENE);
    await settle();
    director.hurry();
    await done;
    expect(diary.lines).toEqual(["fly 1 100", "first", "second, told", "third"]);
  });

  test("is hurried up to where it waits for somebody, and no further", async () => {
    const diary = new Diary();
    diary.slow = true;
    diary.patient = true;
    const waiting = {
      ...SCENE,
      beats: [SCENE.beats[0]!, beat("asks", { waits: true }), beat("last")],
    };
    const { director, done } = played(diary, waiting);
    await settle();
    director.hurry();
    await settle();
    expect(diary.lines.at(-1)).toBe("asks, told");
    director.hurry();
    await done;
    expect(diary.lines.at(-1)).toBe("last");
  });

  test("that waits goes on by itself where others would be kept waiting", async () => {
    const diary = new Diary();
    await played(diary, { ...SCENE, beats: [beat("asks", { waits: true }), beat("last")] }).done;
    expect(diary.lines).toContain("last, told");
  });

  test("begins when the last still of the one before has stood for long enough", async () => {
    const diary = new Diary();
    diary.slow = true;
    const { director, done } = played(diary, { beats: [beat("one")], tells: 0 });
    await done;
    void director.play({ beats: [beat("two")], tells: 0 }, ({ mark }) => diary.lines.push(mark));
    await settle();
    expect(diary.lines).toEqual(["one, told", "stand 50"]);
    for (const call of diary.timers) call();
    await settle();
    expect(diary.lines).toEqual(["one, told", "stand 50", "two", "stand 50"]);
  });
});

describe("the tempo", () => {
  test("is faster behind by a few moves, and catches up behind by many or unseen", () => {
    expect(tempoFor(NORMAL, 0, false)).toEqual(NORMAL);
    expect(tempoFor(NORMAL, 5, false)).toEqual({ flights: 0.5, stills: 0.5 });
    expect(tempoFor(NORMAL, 13, false)).toEqual({ flights: 0, stills: 0 });
    expect(tempoFor(NORMAL, 0, true)).toEqual({ flights: 0, stills: 0 });
  });
});

const WAYS: Record<string, (diary: Diary, director: Director<View>) => void> = {
  "at normal speed": () => undefined,
  "in stills": (diary) => (diary.set = { flights: 0, stills: 1 }),
  "catching up": (diary) => (diary.set = { flights: 0, stills: 0 }),
  hurried: (_diary, director) => director.hurry(),
};

describe.each(STORIES.filter((_, place) => place % 3 === 0))("$game, $name", (story: Story) => {
  async function shown(way: string): Promise<{ marks: string[]; told: number; last: View }> {
    const diary = new Diary();
    const director = new Director<View>(diary);
    const found = { marks: [] as string[], told: 0, last: story.start };
    const staging = STAGINGS[story.game];
    const play = async (scene: Scene): Promise<void> => {
      const playing = director.play(scene, (each, tells) => {
        found.marks.push(each.mark);
        found.told += Number(tells);
        found.last = each.view;
      });
      WAYS[way]!(diary, director);
      await playing;
    };
    for (const { events, by, view, dealing } of story.moved) {
      for (const scene of staging.scenes(found.last, events, by)) await play(scene);
      if (!dealing) found.last = view;
    }
    await play(staging.finale(found.last, story.outcome));
    return found;
  }

  test("every way of playing it shows and tells the same, in the same order", async () => {
    const usual = await shown("at normal speed");
    expect(usual.told).toBe(story.moved.flatMap(({ events }) => events).length);
    for (const way of Object.keys(WAYS).slice(1)) expect(await shown(way)).toEqual(usual);
  });
});
