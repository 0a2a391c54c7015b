import fc from 'fast-check';
import { expect, it } from 'vitest';
import { files } from '#words/messages/files';
import { roster as words } from '#words/messages/roster';
import { readBackup } from '../roster/backup/backup-read';
import { readIncoming } from '../roster/incoming';
import { jpegOf } from '../roster/testing';
import { base64Of } from '../roster/plain';
import { encodeSheet } from '../share/index';
import { exchanged } from './structured';
import { firstSystem, open } from '../systems/open';
import { issuesOf, pointsOf, samplesOf, writeSheet } from '../systems/document';
import { newParty, readFile, writeParty } from '../systems/file';
import { runs } from './runs';

await open([firstSystem]);

const documents = samplesOf(firstSystem).map(({ document }) => document);
const samples = documents.map(writeSheet);
const anyHero = fc.constantFrom(...samples).chain(exchanged);
const aParty = writeParty(newParty('Crew', documents.slice(0, 2)));
const moments = { created: '2026-01-01', changed: '2026-01-02T03:04:05.678Z' };
const aBackup = {
  format: 'pipsmith/backup',
  version: 1,
  heroes: samples
    .slice(0, 2)
    .map((hero, n) => ({ id: `h${n}`, tags: ['old'], photo: 'p', ...moments, hero })),
  unreadable: [{ id: 'u', tags: [], ...moments, text: '{"name":"Old Tom' }],
  parties: [{ id: 'c', name: 'Crew', heroes: ['h0'], ...moments }],
  photos: [{ id: 'p', width: 3, height: 4, jpeg: base64Of(jpegOf(3, 4)) }],
  damaged: [{ of: 'hero', row: { id: 'd', text: 7 } }],
};

const isSentence = /^\S.*[.]$/s;

it('a hero file with any part exchanged is a hero or a sentence, and the hero can be asked anything', () => {
  fc.assert(
    fc.property(anyHero, (json) => {
      const text = JSON.stringify(json);
      const file = readFile(text);
      if (!file.ok) {
        expect(files.sentence(file.error)).toMatch(isSentence);
        return;
      }
      if (file.value.kind !== 'sheet') return expect.fail('a hero');
      const { document } = file.value;
      issuesOf(document);
      pointsOf(document);
      encodeSheet(document);
      const again = readFile(JSON.stringify(writeSheet(document)));
      expect(again).toEqual(file);
    }),
    { numRuns: runs(300) },
  );
});

it('a party file with any part exchanged is a party or a sentence', () => {
  fc.assert(
    fc.property(exchanged(aParty), (json) => {
      const file = readFile(JSON.stringify(json));
      if (!file.ok) expect(files.sentence(file.error)).toMatch(isSentence);
      else if (file.value.kind === 'party')
        expect(readFile(JSON.stringify(writeParty(file.value.party)))).toEqual(file);
    }),
    { numRuns: runs(200) },
  );
});

it('whatever arrives with any part exchanged is taken in or answered with a sentence', () => {
  const anything = fc.oneof(anyHero, exchanged(aParty), exchanged(aBackup), fc.jsonValue());
  fc.assert(
    fc.property(anything, fc.boolean(), (json, asBytes) => {
      const text = JSON.stringify(json);
      const incoming = readIncoming(asBytes ? new TextEncoder().encode(text) : text);
      if (!incoming.ok) expect(words.incoming(incoming.error)).toMatch(isSentence);
    }),
    { numRuns: runs(300) },
  );
});

it('a backup with any part exchanged costs that part, or is answered with a sentence', () => {
  fc.assert(
    fc.property(exchanged(aBackup), (json) => {
      const backup = readBackup(JSON.stringify(json));
      if (!backup.ok) expect(words.restore(backup.error)).toMatch(isSentence);
      else for (const part of backup.value.refused) expect(words.refused(part)).toMatch(isSentence);
    }),
    { numRuns: runs(150) },
  );
});
