/** What the coach needs of Zirkus Flohcati. */

import type { FlohcatiAction } from "../../../net/protocol";
import type { CoachPart } from "../../game";
import Moment from "./Moment.svelte";
import { writeMove } from "../notation";

export const coach: CoachPart = {
  Moment,
  writeMove: (action) => writeMove(action as FlohcatiAction),
};
