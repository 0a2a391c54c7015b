import { describe, expect, it } from 'vitest';
import { roster as words } from '#words/messages/roster';
import { readIncoming } from '../roster/incoming';
import { linkedPage } from './page-link';
import { packedText } from './packed-text';

const site = 'https://pipsmith.example';
const packed = packedText('{"version":1}'.repeat(30));

const links = {
  match: [
    `${site}/play#match=${packed}`,
    `${site}/play#match=${packed}&at=7`,
    `${site}/play?x=1#match=${packed}`,
  ],
  map: [`${site}/maps#map=living.${packed}`, `http://192.168.1.7:3000/maps/#map=first.${packed}`],
  night: [`${site}/table#night=${packed}`, `/table#night=${packed}`],
} as const;

const ways: Readonly<Record<string, (link: string) => string>> = {
  'as it is': (link) => link,
  'within words': (link) => `Look:\n<${link}> — what a fight!`,
  'marked bold': (link) => `**${link}**`,
  'through a redirector': (link) => `https://www.example.org/url?q=${encodeURIComponent(link)}&sa=D`,
  'with a zero-width space': (link) => link.replace('#', '\u200b#'),
};

describe.each(Object.entries(links))('a link of a %s', (page, each) => {
  it.each(Object.entries(ways))('is known %s, and said to be no hero', (_, send) => {
    for (const link of each) {
      expect(linkedPage(send(link))).toBe(page);
      const read = readIncoming(send(link));
      expect(read.ok ? '' : words.incoming(read.error)).toBe(
        `This is a link to a ${page === 'night' ? 'game night' : page}, not to a hero. Paste it into your browser’s address bar.`,
      );
    }
  });
});

it('other addresses are none of them', () => {
  for (const text of [
    '',
    site,
    `${site}/play`,
    `${site}/maps#top`,
    `${site}/hero/AQ`,
    'match=3',
    '/play#match=',
  ])
    expect(linkedPage(text)).toBeUndefined();
});
