/** Where the pocket keeps its store: an image in pieces, of which those are written that have changed. */

const BASE = "tusch-pocket";
const KEPT = "kept";
/** The record beside the pieces, which are numbered. */
const ABOUT = "about";
const PIECE = 16_384;

interface About {
  bytes: number;
  cookies: string;
}

export class Shelf {
  private constructor(
    readonly base: IDBDatabase,
    public image: Uint8Array,
    readonly cookies: string,
  ) {
    // Whoever removes everything need not wait for us; nothing is kept from then on.
    base.onversionchange = () => base.close();
  }

  /** Open what is kept; `lost` is called when the browser closes it, after which nothing can be kept. */
  static async open(lost: () => void): Promise<Shelf> {
    const opening = indexedDB.open(BASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(KEPT);
    const base = await done(opening);
    base.onclose = lost;
    const kept = base.transaction(KEPT).objectStore(KEPT);
    const about = (await done(kept.get(ABOUT))) as About | undefined;
    const { bytes, cookies } = about ?? { bytes: 0, cookies: "" };
    const image = new Uint8Array(bytes);
    const pieces = (await done(kept.getAll(IDBKeyRange.bound(0, Infinity)))) as Uint8Array[];
    pieces.forEach((piece, number) => image.set(piece, number * PIECE));
    return new Shelf(base, image, cookies);
  }

  /** Keep an image; when this is done, it is on the disk. */
  async keep(image: Uint8Array, cookies: string): Promise<void> {
    const writing = this.base.transaction(KEPT, "readwrite", { durability: "strict" });
    const kept = writing.objectStore(KEPT);
    for (let at = 0; at < image.length; at += PIECE) {
      const piece = image.subarray(at, at + PIECE);
      if (!same(piece, this.image.subarray(at, at + PIECE))) kept.put(piece.slice(), at / PIECE);
    }
    kept.delete(IDBKeyRange.bound(Math.ceil(image.length / PIECE), Infinity));
    kept.put({ bytes: image.length, cookies } satisfies About, ABOUT);
    await new Promise<void>((kept, fail) => {
      writing.oncomplete = () => kept();
      writing.onabort = () => fail(writing.error ?? new Error("aborted"));
    });
    this.image = image;
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((result, fail) => {
    request.onsuccess = () => result(request.result);
    request.onerror = () => fail(request.error ?? new Error("failed"));
  });

function same(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
