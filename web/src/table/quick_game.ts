/** A table at once, against bots. */

import { goToTable } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import { t } from "../app/text.svelte";
import { create } from "../net/api";
import type { GameName, SeatPlan } from "../net/protocol";

const BOT: SeatPlan = { type: "bot", level: "steady" };

/** Make a table for one player and three bots, and go there; `first`: who begins, if not chance decides. */
export async function playNow(game: GameName, first: number | null = null): Promise<void> {
  const own: SeatPlan = { type: "own", name: settings.name || t("page-guest") };
  const seats = [own, BOT, BOT, BOT];
  // A friend who is sent the link may look on, or play on for a bot.
  const asked = { game, seats, fill: "steady", first, spectators: 4 };
  goToTable(await create(asked), { start: true });
}
