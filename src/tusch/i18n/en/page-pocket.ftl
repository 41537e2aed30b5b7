### tusch on the device itself, for journeys: how it is kept there, and played.

## Keeping it

page-pocket = On this device
page-pocket-take = Take tusch with you
page-pocket-about = Keep tusch on this device, and you can play on a train or a plane too: against bots, or with friends who share the device.
page-pocket-keep = Keep on this device
page-pocket-size = { $size } MB
page-pocket-loading = Loading: { $share }%
page-pocket-ready = All packed! tusch now starts on this device without a connection, too.
page-pocket-kept = tusch is on this device and works without a connection, too.
page-pocket-full = There isn’t enough room on this device. Free up { $size } MB and try again.
page-pocket-interrupted = The connection broke off. What has arrived is kept: try again, and the rest will follow.
page-pocket-no-way = That can’t be done here: your browser only keeps pages whose address begins with https.
page-pocket-again = Try again
page-pocket-play = Play on this device
page-pocket-newer = The server has a newer version.
page-pocket-drop = Remove from this device
page-pocket-drop-about = This frees { $size } MB. The games you played on this device go too.
page-pocket-drop-sure = Yes, remove it

## Playing there

page-pocket-server = Back to the server
page-pocket-server-there = The server can be reached.
page-pocket-no-server = The server can’t be reached.
page-pocket-starting = tusch is getting ready on this device…
page-pocket-waiting = tusch is open on this device in another window. Close that one, and it goes on here.
page-pocket-failed = tusch wouldn’t start on this device. Your games are still here: try again.
page-pocket-older = This page is newer than what is kept on this device. As soon as you are connected, tusch brings it up to date.
page-pocket-without = That needs the server: try again once you are connected.
page-pocket-elsewhere = You’ll find that on the server.
page-pocket-shared = Pass the device round

## The games on the device, and those on the server

page-pocket-here = Games on this device
# Read out: the choice between the two lists.
page-pocket-lists = Where you played
page-pocket-there = On the server
page-pocket-there-about = Your other games are safe on the server: you’ll find them there once you are connected.
page-pocket-forget-about = This deletes your games, your name and your settings from this device.
