/** The lesson of Zirkus Flohcati. */

import type { LessonPart, LessonScript } from "../../game";
import script from "./lesson.json";
import { readMove } from "../notation";
import Teacher from "./Teacher.svelte";

export const lesson: LessonScript = {
  parts: script as unknown as readonly LessonPart[],
  readMove,
  Teacher,
};
