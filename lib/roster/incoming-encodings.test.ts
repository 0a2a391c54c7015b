import { describe, expect, it } from 'vitest';
import { roster as words } from '#words/messages/roster';
import { encodeParty, encodeSheet, heroLink, partyPath } from '../share/index';
import { renamed, samplesOf, writeSheet } from '../systems/document';
import { newParty, writeParty } from '../systems/file';
import { open, systemIds } from '../systems/open';
import { encodings } from '../testing/encodings';
import { readIncoming } from './incoming';
import { changed, heroNamed, newBrowser, openIn, valueOf } from './testing';

await open(systemIds);

const jane = changed(heroNamed('Jürgen'), { notes: 'Größe: “1 Zoll” 🐺' });
const crew = newParty('Grüße', [jane, heroNamed('Bito')]);
const [warband = jane] = samplesOf('warband').map(({ document }) => renamed(document, 'Jürgens Bande'));
const roster = await openIn(newBrowser());
await valueOf(roster.add([{ hero: jane }]));

const isPlain = (text: string): boolean => /^[\0-\x7f]*$/.test(text);

/** Kinds of files: the text of each, and the result of reading it. */
const kinds: Readonly<Record<string, readonly [text: string, read: (text: string) => object]>> = {
  'a hero': [JSON.stringify(writeSheet(jane), null, 2), () => ({ kind: 'heroes', heroes: [jane] })],
  'a party': [
    JSON.stringify(writeParty(crew)),
    () => ({ kind: 'heroes', heroes: crew.heroes, partyName: 'Grüße' }),
  ],
  'a warband': [JSON.stringify(writeSheet(warband)), () => ({ kind: 'heroes', heroes: [warband] })],
  'a backup': [await valueOf(roster.backup()), (text) => ({ kind: 'backup', text })],
  'a link of a hero': [
    `Grüße: ${heroLink('https://pipsmith.example', await valueOf(encodeSheet(jane)))}\r\n`,
    () => ({ kind: 'heroes', heroes: [jane] }),
  ],
  'a link of a party': [
    `Grüße: https://pipsmith.example${partyPath(await valueOf(encodeParty(crew)))}\r\n`,
    () => ({ kind: 'heroes', heroes: crew.heroes, partyName: 'Grüße' }),
  ],
};

describe.each(Object.entries(kinds))('%s in a file', (_, [text, expected]) => {
  // Text that is all ASCII is the same in Latin-1.
  it.each(Object.entries(encodings))('may be %s, or is refused by name', (_name, { write, refused }) => {
    const read = readIncoming(write(text));
    if (refused === undefined || (refused === 'latin-1' && isPlain(text))) {
      expect(read).toEqual({ ok: true, value: expected(text) });
      return;
    }
    const sentence = read.ok ? '' : words.incoming(read.error);
    expect(sentence).toMatch(
      { 'utf-16-without-mark': /UTF-16/, 'utf-32': /UTF-32/, 'latin-1': /Latin-1/ }[refused],
    );
    expect(sentence).toContain('Save it as UTF-8');
  });
});
