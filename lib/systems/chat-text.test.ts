import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonInChat } from './chat-text';
import { samplesOf, writeSheet } from './document';
import { readFile } from './file';
import { firstSystem, open } from './open';

await open([firstSystem]);

const [sample] = samplesOf(firstSystem);
const document = sample?.document ?? expect.fail('no sample');
const hero = writeSheet(document);
const json = JSON.stringify(hero, null, 2);

const read = { ok: true, value: { kind: 'sheet', document } };

describe('a hero in a chat', () => {
  it.each([
    ['in a code fence', `\`\`\`json\n${json}\n\`\`\``],
    ['after words', `Here is my paladin, have fun:\n\n${json}`],
    ['between words', `My hero (he's good): ${json}\nSee you at eight!`],
    ['with curly quotation marks', json.replace(/"([^"]*)"/g, '“$1”')],
    ['with German ones', json.replace(/"([^"]*)"/g, '„$1“')],
    ['with guillemets', json.replace(/"([^"]*)"/g, '«$1»')],
    ['with closing ones alone', json.replace(/"/g, '”')],
    ['with no-break spaces', json.replace(/^ +/gm, (blanks) => '\u00A0'.repeat(blanks.length))],
    ['with characters that nobody sees', json.replace(/([{:,])/g, '\u200B$1\u2060')],
    [
      'in a quotation of a chat, with all of it',
      `\u200EJane:\u00A0“\n${json.replace(/"/g, '”')}`.replace('“', ''),
    ],
  ])('is read %s', (_, text) => {
    expect(readFile(text)).toEqual(read);
    expect(readFile(new TextEncoder().encode(text))).toEqual(read);
  });

  it('keeps what its texts hold', () => {
    const odd = { ...hero, name: 'Zoë “the \u200DBlade” \u00A0 {x}', notes: 'He said: "No", twice.' };
    const curly = JSON.stringify(odd).replace(/(?<=[{,:[])"|(?<!\\)"(?=[,:}\]])/g, '”');
    for (const text of [`Look: ${JSON.stringify(odd)}`, `Look: ${curly}`]) {
      const found = readFile(text);
      expect(found.ok && found.value.kind === 'sheet' && writeSheet(found.value.document)).toEqual(odd);
    }
  });

  it.each([
    ['two heroes', `${json}\n${json}`],
    ['half a hero', `Look: ${json.slice(0, -4)}`],
    ['a comma too many', json.replace(/\n\}$/, ',\n}')],
    ['JSON of somebody else', 'Look: {"format": "other/thing"}'],
    ['an open quotation mark', 'Look: {“format'],
  ])('is not %s', (_, text) => {
    const found = readFile(text);
    expect(found.ok ? undefined : found.error.problem).toBe('not-json');
  });

  it('never throws, and finds any object between words', () => {
    fc.assert(
      fc.property(fc.object({ maxDepth: 3 }), fc.stringMatching(/^[a-z .!?]*$/), (object, words) => {
        const found = jsonInChat(`${words}${JSON.stringify(object)}${words}`);
        expect(found === undefined ? undefined : JSON.parse(found)).toEqual(
          JSON.parse(JSON.stringify(object)),
        );
      }),
    );
    fc.assert(fc.property(fc.string(), (text) => void jsonInChat(text)));
  });
});
