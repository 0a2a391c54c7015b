import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roster as words } from '#words/messages/roster';
import { encodeSheet, encodeParty, heroLink } from '../share/index';
import { writeSheet } from '../systems/document';
import { newParty, writeParty } from '../systems/file';
import { readIncoming } from './incoming';
import { changed, heroNamed, newBrowser, openIn, valueOf } from './testing';

const jane = heroNamed('Jane');
const crew = newParty('Crew', [jane, heroNamed('Bito')]);
const code = await valueOf(encodeSheet(jane));
const partyCode = await valueOf(encodeParty(crew));
const oneHero = { kind: 'heroes', heroes: [jane] };
const party = { kind: 'heroes', heroes: crew.heroes, partyName: 'Crew' };

describe('what was dropped or pasted', () => {
  it.each([
    ['a hero file', JSON.stringify(writeSheet(jane)), oneHero],
    ['a hero file with a byte order mark', `\uFEFF ${JSON.stringify(writeSheet(jane), null, 2)}`, oneHero],
    ['a party file', JSON.stringify(writeParty(crew)), party],
    ['a hero file in a chat', `My hero:\n\`\`\`\n${JSON.stringify(writeSheet(jane))}\n\`\`\``, oneHero],
    ['a party file with curly quotation marks', JSON.stringify(writeParty(crew)).replace(/"/g, '”'), party],
    ['a code', code, oneHero],
    ['a code broken over lines', `${code.slice(0, 9)}\n${code.slice(9)} `, oneHero],
    ['a link', heroLink('https://pipsmith.example', code), oneHero],
    ['a link in a sentence', `Look: https://pipsmith.example/hero/${code}.`, oneHero],
    ['a party link', `https://pipsmith.example/party/${partyCode}?x=1`, party],
  ])('may be %s', async (_, text, expected) => {
    expect(await valueOf(readIncoming(text))).toEqual(expected);
    expect(await valueOf(readIncoming(new TextEncoder().encode(text)))).toEqual(expected);
    // As Windows PowerShell writes it.
    expect(await valueOf(readIncoming(new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'))))).toEqual(
      expected,
    );
  });

  it('names an encoding that it does not read', () => {
    const refused = readIncoming(new Uint8Array(Buffer.from('{"name": "Jürgen"}', 'latin1')));
    expect(refused.ok ? '' : words.incoming(refused.error)).toMatch(/Latin-1/);
  });

  it('may be a backup, also of more than a hero file may have', async () => {
    const roster = await openIn(newBrowser());
    await valueOf(
      roster.add(Array.from({ length: 400 }, () => ({ hero: changed(jane, { notes: 'x'.repeat(2000) }) }))),
    );
    const text = await valueOf(roster.backup());
    expect(text.length).toBeGreaterThan(700_000);
    expect(await valueOf(readIncoming(text))).toEqual({ kind: 'backup', text });
    const turned = '{"version":1,"heroes":[],"format":"pipsmith/backup"}';
    expect(await valueOf(readIncoming(turned))).toEqual({ kind: 'backup', text: turned });
  });

  it.each([
    ['', 'There’s nothing here to add.'],
    [' \n', 'There’s nothing here to add.'],
    ['Hello, how are you?', 'This isn’t a hero.'],
    ['https://example.org/', 'This isn’t a hero.'],
    ['{"format":"other/thing"}', 'This isn’t a hero.'],
    ['{"format":"pipsmith/hero"', 'isn’t JSON'],
    ['{"format":"pipsmith/hero"}', 'version is missing'],
    ['[]', 'The file must be'],
    [code.slice(0, -3), 'That link is incomplete'],
    [`https://pipsmith.example/hero/${code.slice(0, -3)}`, 'That link is incomplete'],
    [`${code.slice(0, 8)}${code[8] === 'A' ? 'B' : 'A'}${code.slice(9)}`, 'damaged'],
  ])('gets a sentence when it is none of them: %j', (text, sentence) => {
    const read = readIncoming(text);
    expect(read.ok ? '' : words.incoming(read.error)).toContain(sentence);
  });

  it('gets a sentence when it is no text', () => {
    const read = readIncoming(Uint8Array.of(0xff, 0xd8, 0xff));
    expect(read.ok ? '' : words.incoming(read.error)).toContain('there’s no text in it');
  });

  it('is never thrown about', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        const read = readIncoming(text);
        if (!read.ok) expect(words.incoming(read.error)).toMatch(/[.]$/);
      }),
    );
  });
});
