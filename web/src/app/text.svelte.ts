/**
 * Texts: the same Fluent files, and the same variables, as on the server and the command line
 * (tusch.i18n explains them).
 */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg, Message } from "./message";
import { settings } from "./settings.svelte";

/** For whom a sentence is written: the players' names, and the reader's own seat. */
export interface Reader {
  names?: readonly string[];
  you?: number | null;
}

const SOURCES: Record<string, () => Promise<{ default: string }>> = {
  en: () => import("virtual:texts/en"),
  fr: () => import("virtual:texts/fr"),
  it: () => import("virtual:texts/it"),
  nl: () => import("virtual:texts/nl"),
  de: () => import("virtual:texts/de"),
};

/** What the coach says, which is loaded with it. */
const COACH: typeof SOURCES = {
  en: () => import("virtual:texts/en/coach"),
  fr: () => import("virtual:texts/fr/coach"),
  it: () => import("virtual:texts/it/coach"),
  nl: () => import("virtual:texts/nl/coach"),
  de: () => import("virtual:texts/de/coach"),
};

/** The languages, each by its own name. */
export const LANGUAGES: Readonly<Record<string, string>> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  nl: "Nederlands",
  de: "Deutsch",
};

const SEAT_ARGS = ["seat", "owner", "king"];
const BY_SEAT_ARGS = ["counts", "sizes"];
const CARD_ARGS = ["card", "cards", "hand"];
const WORD_ARGS = ["attraction", "colour", "due", "game"];

class Spoken {
  bundle: FluentBundle | null = $state.raw(null);
  language = $state("en");
}

const spoken = new Spoken();

/** The language in use. */
export function language(): string {
  return spoken.language;
}

/** The same as the browser has it, with its country: dates are written by that. */
export function locale(): string {
  const own = navigator.languages.find((tag) => tag.split("-")[0]!.toLowerCase() === language());
  return own ?? language();
}

/** The language to speak: the one that was set, else the browser's, else English. */
export function wanted(): string {
  const tags = [settings.language, ...navigator.languages];
  return tags.map((tag) => tag.split("-")[0]!.toLowerCase()).find((tag) => tag in SOURCES) ?? "en";
}

let coached = false;

/** Speak a language from now on. */
export async function speak(lang: string): Promise<void> {
  const parts = coached ? [SOURCES, COACH] : [SOURCES];
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const { default: source } of await Promise.all(parts.map((part) => part[lang]!()))) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }
  spoken.bundle = bundle;
  spoken.language = lang;
  document.documentElement.lang = lang;
}

/** Know what the coach says, in whatever language is spoken. */
export async function speakOfCoach(): Promise<void> {
  if (coached) return;
  coached = true;
  try {
    await speak(spoken.language);
  } catch (error) {
    coached = false;
    throw error;
  }
}

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return spoken.bundle?.hasMessage(id) ?? false;
}

/** Write a message for a reader. */
export function t(
  message: Message | string,
  args: Record<string, Arg> = {},
  reader: Reader = {},
): string {
  const { id, args: given } = typeof message === "string" ? { id: message, args } : message;
  const pattern = spoken.bundle?.getMessage(id)?.value;
  if (!spoken.bundle || !pattern) return id;
  return spoken.bundle.formatPattern(pattern, variables(id, given, reader));
}

/** What a game is called. */
export function titleOf(game: string): string {
  const id = `${game}-title`;
  return has(id) ? t(id) : game;
}

/** The name of whoever sits there, or the number of the seat as people count: from 1. */
export function seatName(seat: number, names: readonly string[] = []): string {
  return names[seat] || t("seat-name", { number: seat + 1 });
}

/** The name of a card. */
export function cardName(game: string, card: string, form: "name" | "object" = "name"): string {
  if (card.length === 2) return t(`${game}-card-${card[0]}`, { worth: Number(card[1]), form });
  return t(`${game}-card-${card}`, { form });
}

function variables(
  id: string,
  args: Readonly<Record<string, Arg>>,
  reader: Reader,
): Record<string, FluentVariable> {
  const game = id.split("-")[0]!;
  const words: Record<string, FluentVariable> = {
    "card-is": args.card == null ? "unseen" : "seen",
    form: "name",
    "owner-is": "you",
  };
  for (const [key, arg] of Object.entries(args)) {
    if (arg == null) continue;
    if (SEAT_ARGS.includes(key) && typeof arg === "number") {
      words[key] = seatName(arg, reader.names);
      words[`${key}-is`] = arg === reader.you ? "you" : "other";
      words[`${key}-is-seat`] = arg === args.seat ? "yes" : "no";
    } else if (Array.isArray(arg)) {
      words[key] = list(game, key, arg, reader);
      words[`${key}-count`] = arg.length;
      words[`${key}-are`] = arg.length === 1 ? (arg[0] === reader.you ? "you" : "one") : "many";
    } else if (typeof arg === "object") {
      words[key] = t(arg as Message, {}, reader);
    } else if (typeof arg === "number") {
      words[key] = arg;
    } else {
      words[key] = word(game, key, arg as string, reader);
    }
  }
  if (typeof args.card === "string") words["card-object"] = cardName(game, args.card, "object");
  return words;
}

function list(game: string, key: string, args: readonly unknown[], reader: Reader): string {
  const one = key.replace(/s$/, "");
  if (args.some(Array.isArray)) {
    return args
      .map((arg) => list(game, one, arg as readonly unknown[], reader))
      .join(t("list-apart"));
  }
  let words = args.map((arg) => word(game, one, arg as number | string, reader));
  if (BY_SEAT_ARGS.includes(key)) {
    words = words.map((amount, seat) => t("seat-amount", { seat, amount }, reader));
  }
  if (CARD_ARGS.includes(key)) {
    const counts = new Map<string, number>();
    for (const name of words) counts.set(name, (counts.get(name) ?? 0) + 1);
    words = [...counts].map(([name, count]) =>
      count === 1 ? name : t("card-times", { count, name }),
    );
  }
  return join(words);
}

function word(game: string, key: string, arg: number | string, reader: Reader): string {
  if (key === "seat" && typeof arg === "number") return t("seat-listed", { seat: arg }, reader);
  if (CARD_ARGS.includes(key) && typeof arg === "string") return cardName(game, arg);
  const id = key === "game" ? `${arg}-title` : `${game}-${key}-${arg}`;
  return WORD_ARGS.includes(key) && has(id) ? t(id) : String(arg);
}

/** Join words as the language does: a, b and c. */
export function join(words: readonly string[]): string {
  if (words.length < 2) return words.join("");
  return t("list", { first: words.slice(0, -1).join(", "), last: words[words.length - 1]! });
}
