import { expect, it } from 'vitest';
import { open, partOf, systemIds } from './open';

await open(systemIds, 'skills');

/** Longest sentence that is read in one go, in words. */
const most = 25;

const wordsIn = (sentence: string): number => sentence.split(/\s+/).length;

/** The sentences of a card, without the words that open a line: "With a Skill pip:". */
const sentencesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .flatMap((line) =>
      line.replace(/^(?:With an? |While |When |Success|Failure)[^:.]*: /, '').split(/(?<=[.!?])\s+/),
    );

it.each(systemIds)(`no skill of %s has a sentence of more than ${most} words`, (system) => {
  const skills = partOf(system, 'skills') ?? [];
  expect(skills.length).toBeGreaterThan(20);
  const long = skills.flatMap(({ id, text }) =>
    sentencesOf(text)
      .filter((sentence) => wordsIn(sentence) > most)
      .map((sentence) => `${id}: ${sentence}`),
  );
  expect(long).toEqual([]);
});
