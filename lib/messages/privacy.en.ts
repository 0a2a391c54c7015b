/** Sentences about a player’s data. */
export const privacy = {
  title: 'Privacy',
  description: 'What Pipsmith keeps on your device, what goes through its server, and for how long.',
  introduction:
    'Pipsmith needs no account, sets no cookies, has no trackers and loads nothing from other sites.',
  sections: [
    {
      title: 'On your device',
      text: [
        'Heroes, parties, maps, matches, game nights and photos are saved in your browser, and only there. You can delete each of them where it’s listed, or all of them by clearing your browser’s data for this site.',
      ],
    },
    {
      title: 'Links',
      text: [
        'A link to a hero or party holds the whole hero or party. The server reads the link to draw the page and its preview picture. It may hold the picture in memory until it restarts, but not the page, and writes neither to disk.',
        'The server never reads a link to a copy of a match or a game night: only the device that opens it does.',
      ],
    },
    {
      title: 'Matches with friends',
      text: [
        'If you invite friends or open an invitation, your page connects to the server. The server passes on the heroes in the match, the names you type in (you can leave them blank), each choice with its dice, what you point at, and the ready-made phrases you send.',
        'It keeps the choices in memory and deletes them 24 hours after the last one. What you point at and say is passed on and not kept. The server writes none of it down. Where several servers work together, they share the choices in a database for the same 24 hours.',
        'Every player’s and spectator’s device holds the whole match, including what only one player is meant to see.',
      ],
    },
    {
      title: 'Shared game nights',
      text: [
        'If you share a game night or join one, the server passes on the heroes at the table, the names you type in (you can leave them blank), which heroes are whose, and each tap.',
        'It keeps these in the same way, and deletes them 24 hours after the last tap. Each phone keeps its own copy for three days.',
      ],
    },
  ],
} as const;
