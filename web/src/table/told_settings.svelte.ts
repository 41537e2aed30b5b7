/** What a player has set that a table has to know: told to it. */

import { untrack } from "svelte";
import { settings } from "../app/settings.svelte";
import type { Table } from "./table.svelte";

/**
 * Tell a table what is set, once after coming to it and whenever it is set anew. What the table
 * says of it is no reason: another window may have set it otherwise, and two would never agree.
 */
export function tellSettings(table: Table): void {
  const person = $derived(table.ready ? table.you.person : null);
  const plays = $derived(table.ready && table.status !== "over" && table.you.seats.length > 0);

  $effect(() => {
    const always = settings.waits;
    if (!plays) return;
    untrack(() => {
      if (table.you.waited_for !== always) void table.ask({ do: "wait", always });
    });
  });

  $effect(() => {
    const face = settings.face || null;
    if (person === null) return;
    untrack(() => {
      if ((table.people[person]?.face ?? null) !== face) void table.ask({ do: "face", face });
    });
  });
}
