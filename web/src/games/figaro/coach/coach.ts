/** What the coach needs of Figaro. */

import type { FigaroAction } from "../../../net/protocol";
import type { CoachPart } from "../../game";
import Moment from "./Moment.svelte";
import { writeMove } from "../notation";

export const coach: CoachPart = {
  Moment,
  writeMove: (action) => writeMove(action as FigaroAction),
};
