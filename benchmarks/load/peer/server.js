// boardgame.io's server with the storage that it has by default, in memory, and the game that is
// named: `node server.js figaro`. What costs time and can be switched off is; a process of its own
// for each game, so that none has the matches of the other in its memory.
const { Server, Origins } = require("boardgame.io/server");

const GAMES = { figaro: require("./figaro"), flohcati: require("./flohcati") };

const server = Server({ games: [GAMES[process.argv[2]]], origins: [Origins.LOCALHOST] });
server
  .run({ port: { host: "127.0.0.1", port: 0 } })
  .then(({ appServer }) => console.log(`port ${appServer.address().port}`));
