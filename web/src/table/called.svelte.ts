/** Lets a player know that it is their turn. */

import { t } from "../app/text.svelte";
import { endNotice, notifyTurn } from "../media/notify.svelte";
import { play } from "../media/sound";
import type { Desk } from "./desk.svelte";

/** Call whoever is at a desk when somebody else has moved and it is their turn: once, and no more. */
export function callToTurns(desk: Desk): void {
  let last: number | null = null;

  $effect(() => {
    const { actor, mover, version } = desk.table;
    if (!desk.turn || !desk.mine || actor === mover || version === last) return;
    // At the end of a turn nobody near may hear who has something to lay (Z14).
    if (desk.passing) return;
    last = version;
    play("turn");
    notifyTurn(t("page-your-turn"));
  });

  // What ends a notice calls nobody anew: turns are called by their version alone, for in the middle of one
  // a table is busy with every word, and how much of that an effect sees is chance.
  const turn = $derived(desk.turn);
  $effect(() => (turn ? endNotice : undefined));
}
