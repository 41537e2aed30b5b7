import type { FromServer, Seat, Seen, View } from "./protocol";

/** Views are kept as they came last, so that the server tells only what changes in them. */
export class Views {
  #last = new Map<Seat | null, View>();

  /** The message with whole views. */
  complete<Message extends FromServer>(message: Message): Message {
    if (!("tell" in message) || !("seen" in message)) return message;
    if (message.tell === "table") this.#last.clear();
    return { ...message, seen: message.seen.map((seen) => this.#complete(seen)) };
  }

  #complete({ changed, ...seen }: Seen): Seen {
    const known = this.#last.get(seen.seat);
    const view = changed && known ? { ...known, ...changed } : seen.view;
    if (!view) return seen;
    this.#last.set(seen.seat, view);
    return { ...seen, view };
  }
}
