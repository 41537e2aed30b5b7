// A game like Zirkus Flohcati for boardgame.io: its full rules for the first edition. The deck and
// hands are hidden by boardgame.io's own means. A turn ends where `G.next` says so, which costs less
// than an event; an end of turn without a choice belongs to the move before it.
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const ATTRACTIONS = [..."ABCDEFGHIJ"];
const ACTIONS = ["demand", "steal", "fanfare"];
const DECK = [
  ...ATTRACTIONS.flatMap((attraction) => [0, 1, 2, 3, 4, 5, 6, 7].map((n) => attraction + n)),
  ...ACTIONS.flatMap((action) => [action, action, action]),
];
const TRIO = 3;
const BONUS = 10;

const isTrio = (cards) => cards.length === TRIO && cards.every((card) => card[1] === cards[0][1]);
const hasGala = (hand) => new Set(hand.map((card) => card[0])).size === ATTRACTIONS.length;

function hasTrio(hand) {
  const counts = {};
  return hand.some((card) => (counts[card[1]] = (counts[card[1]] ?? 0) + 1) === TRIO);
}

const isVictim = (G, seat) => G.sizes[seat] > 0 && String(seat) !== G.next;

function gain(G, seat, card) {
  G.players[seat].hand.push(card);
  G.sizes[seat] += 1;
}

function lose(G, seat, place) {
  G.sizes[seat] -= 1;
  return G.players[seat].hand.splice(place, 1)[0];
}

function passTurn(G) {
  if (G.left === 0) {
    G.phase = "over";
    return;
  }
  G.phase = "turn";
  G.next = String((Number(G.next) + 1) % G.sizes.length);
}

function finish(G) {
  const hand = [...G.players[G.next].hand];
  if (hasTrio(hand) || hasGala(hand)) G.phase = "finish";
  else passTurn(G);
}

// Turn one card, or with a fanfare as many as it takes.
function turn(G) {
  let fanfare = false;
  do {
    // The deck stays as it is, so nothing has to copy it.
    G.left -= 1;
    const card = G.secret.deck[G.left];
    const isAction = card.length > 2;
    if (!isAction && !G.row.some((other) => other[0] === card[0])) {
      G.row.push(card);
      if (!fanfare) return;
      continue;
    }
    G.discard.push(card);
    if (card === "fanfare") {
      fanfare = true;
    } else if (isAction) {
      if (G.sizes.some((_, seat) => isVictim(G, seat))) G.phase = card;
      else finish(G);
      return;
    } else {
      if (fanfare) G.phase = "fanfare-take";
      else passTurn(G);
      return;
    }
  } while (G.left > 0);
  G.phase = "over";
}

function score(G) {
  const totals = G.trios.map((trios, seat) => {
    const best = {};
    for (const card of G.players[seat].hand) {
      best[card[0]] = Math.max(best[card[0]] ?? 0, Number(card[1]));
    }
    const points = Object.values(best).reduce((sum, value) => sum + value, 0);
    return points + BONUS * (trios.length + (G.gala === String(seat)));
  });
  const most = Math.max(...totals);
  return { totals, winners: totals.flatMap((total, seat) => (total === most ? [seat] : [])) };
}

const give = {
  move: ({ G, playerID }, card) => {
    const place = G.players[playerID].hand.indexOf(card);
    if (place < 0) return INVALID_MOVE;
    gain(G, G.next, lose(G, playerID, place));
    finish(G);
  },
  client: false,
  redact: true,
};

module.exports = {
  name: "flohcati",
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const seats = Array.from({ length: ctx.numPlayers }, (_, seat) => seat);
    return {
      phase: "turn",
      next: String(random.Die(ctx.numPlayers) - 1),
      left: DECK.length,
      row: [],
      discard: [],
      trios: seats.map(() => []),
      sizes: seats.map(() => 0),
      gala: null,
      players: Object.fromEntries(seats.map((seat) => [seat, { hand: [] }])),
      secret: { deck: random.Shuffle(DECK) },
    };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: {
    order: { first: ({ G }) => Number(G.next), next: ({ G }) => Number(G.next) },
    endIf: ({ G, ctx }) => G.next !== ctx.currentPlayer,
    stages: { give: { moves: { give } } },
  },
  moves: {
    flip: {
      move: ({ G }) => {
        if (G.phase !== "turn" || G.left === 0) return INVALID_MOVE;
        turn(G);
      },
      client: false,
    },
    take: ({ G, playerID }, card) => {
      const place = G.row.indexOf(card);
      if (place < 0 || (G.phase !== "turn" && G.phase !== "fanfare-take")) return INVALID_MOVE;
      G.row.splice(place, 1);
      gain(G, playerID, card);
      finish(G);
    },
    demand: ({ G, events }, seat) => {
      if (G.phase !== "demand" || !isVictim(G, seat)) return INVALID_MOVE;
      G.phase = "give";
      events.setActivePlayers({ value: { [seat]: "give" }, maxMoves: 1 });
    },
    steal: {
      move: ({ G, playerID, random, log }, seat) => {
        if (G.phase !== "steal" || !isVictim(G, seat)) return INVALID_MOVE;
        const card = lose(G, seat, random.Die(G.sizes[seat]) - 1);
        log.setMetadata(card);
        gain(G, playerID, card);
        finish(G);
      },
      client: false,
    },
    trio: ({ G, playerID }, cards) => {
      const { hand } = G.players[playerID];
      const left = hand.filter((card) => !cards.includes(card));
      if (G.phase !== "finish" || !isTrio(cards)) return INVALID_MOVE;
      if (left.length !== hand.length - TRIO) return INVALID_MOVE;
      G.players[playerID].hand = left;
      G.sizes[playerID] = left.length;
      G.trios[playerID].push(cards);
      finish(G);
    },
    gala: ({ G, playerID }) => {
      if (G.phase !== "finish" || !hasGala(G.players[playerID].hand)) return INVALID_MOVE;
      G.gala = playerID;
      G.phase = "over";
    },
    end: ({ G }) => {
      if (G.phase !== "finish") return INVALID_MOVE;
      passTurn(G);
    },
  },
  endIf: ({ G }) => (G.phase === "over" ? score(G) : undefined),
};
