// A game like Figaro for boardgame.io: cards of one colour into one display, whoever owns a display
// worth 6 collects all of them, three rounds. Hands are hidden by boardgame.io's own means.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const COLOURS = ["B", "G", "P", "R", "Y"];
const DECK = COLOURS.flatMap((colour) => [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3].map((n) => colour + n));
const ENOUGH = 6;
const ROUNDS = 3;

const worth = (display) => display.reduce((sum, card) => sum + Number(card[1]), 0);

function deal(G, random) {
  const deck = random.Shuffle(DECK);
  const seats = Object.keys(G.stacks).length;
  G.players = {};
  for (let seat = 0; seat < seats; seat++) {
    G.players[seat] = { hand: deck.filter((_, place) => place % seats === seat).sort() };
    G.displays[seat] = [];
    G.stacks[seat] = [];
    G.sizes[seat] = G.players[seat].hand.length;
  }
  G.round += 1;
}

function collect(G, seat) {
  for (const display of G.displays) G.stacks[seat].push(...display.splice(0));
  G.next = seat;
}

function endRound(G, random) {
  if (G.sizes[G.next] > 0) return;
  G.results.push(G.stacks.map((stack) => stack.length));
  if (G.round < ROUNDS) deal(G, random);
  else G.over = true;
}

module.exports = {
  name: "figaro",
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const empty = () => Array.from({ length: ctx.numPlayers }, () => []);
    const G = { round: 0, displays: empty(), stacks: empty(), sizes: [], results: [], next: 0 };
    deal(G, random);
    return G;
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    minMoves: 1,
    maxMoves: 1,
    order: { first: () => 0, next: ({ G }) => G.next },
  },
  moves: {
    play: {
      move: ({ G, playerID, random }, card, to) => {
        const { hand } = G.players[playerID];
        const place = hand.indexOf(card);
        const open = G.displays.findIndex((display) => display[0]?.[0] === card[0]);
        if (place < 0 || (open < 0 ? G.displays[to].length : open !== to)) return INVALID_MOVE;
        hand.splice(place, 1);
        G.sizes[playerID] -= 1;
        G.displays[to].push(card);
        if (worth(G.displays[to]) >= ENOUGH) collect(G, to);
        else G.next = (Number(playerID) + 1) % G.sizes.length;
        endRound(G, random);
      },
      client: false,
    },
    take: {
      move: ({ G, playerID }) => {
        if (G.displays.every((display) => display.length === 0)) return INVALID_MOVE;
        collect(G, Number(playerID));
      },
      client: false,
    },
  },
  endIf: ({ G }) => (G.over ? { results: G.results } : undefined),
};
