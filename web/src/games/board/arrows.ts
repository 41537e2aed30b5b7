/** The keyboard at the board: arrows go to what lies in their direction, and the focus is never lost. */

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
/** Closer than this, two things lie side by side. */
const LEVEL = 6;
/** How much farther away something seems that lies more to the side than ahead: farther than anything else. */
const ASIDE = 10_000;

/** For a board: what can be pressed there is reached by the arrow keys. */
export function arrows(board: HTMLElement): { destroy: () => void } {
  let last: HTMLElement | null = null;
  let place = new DOMRect();

  function key(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement;
    if (!way || event.defaultPrevented || !from || !board.contains(from)) return;
    event.preventDefault();
    const found = nearest(board, from.getBoundingClientRect(), way, from);
    found?.focus();
  }

  function remember(event: FocusEvent): void {
    last = event.target as HTMLElement;
    place = last.getBoundingClientRect();
  }

  // A card that was taken or played takes the focus with it; what lies nearest gets it then.
  const observer = new MutationObserver(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    nearest(board, place, null, null)?.focus();
  });

  // At the window: a hand has ways of its own, and comes first.
  addEventListener("keydown", key);
  board.addEventListener("focusin", remember);
  observer.observe(board, { childList: true, subtree: true });
  return {
    destroy: () => {
      observer.disconnect();
      removeEventListener("keydown", key);
      board.removeEventListener("focusin", remember);
    },
  };
}

function nearest(
  board: HTMLElement,
  from: DOMRect,
  way: readonly [number, number] | null,
  not: Element | null,
): HTMLElement | null {
  let best: HTMLElement | null = null;
  let least = Infinity;
  for (const node of board.querySelectorAll("button")) {
    if (node === not || node.disabled || !node.checkVisibility()) continue;
    const { x, y, width, height } = node.getBoundingClientRect();
    const across = x + width / 2 - from.x - from.width / 2;
    const down = y + height / 2 - from.y - from.height / 2;
    const along = way ? across * way[0] + down * way[1] : 0;
    if (way && along <= LEVEL) continue;
    const aside = way ? Math.abs(across * way[1]) + Math.abs(down * way[0]) : 0;
    const distance = Math.hypot(across, down) + (aside > along ? ASIDE : 0);
    if (distance < least) [best, least] = [node, distance];
  }
  return best;
}
