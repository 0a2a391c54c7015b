import { err, ok, type Result } from '../../result';
import { nameOf, writeSheet } from '../../systems/document';
import { readFile } from '../../systems/file';
import type { FileProblem } from '../../systems/file-problem';
import type { SheetDocument } from '../../systems/sheet';
import type { HeroRow, Stored } from './database';
import type { SavedHero } from '../roster';
import { heroRowOf } from './stored-rows';

export const textOf = (hero: SheetDocument): string => JSON.stringify(writeSheet(hero));

/** A hero out of the text of its file, whatever that is. @throws NotOpened */
export const readHeroText = (text: string): Result<SheetDocument, FileProblem> => {
  const file = readFile(text);
  if (!file.ok) return file;
  return file.value.kind === 'sheet'
    ? ok(file.value.document)
    : err({ problem: 'unknown-value', path: ['format'], value: 'pipsmith/party', known: ['pipsmith/hero'] });
};

/** Reads the heroes of rows; a text that did not change since gives the same object again. */
export class HeroReader {
  readonly #read = new Map<
    string,
    { readonly text: string; readonly hero: Result<SheetDocument, FileProblem> }
  >();

  hero(row: Pick<HeroRow, 'id' | 'text'>): Result<SheetDocument, FileProblem> {
    const before = this.#read.get(row.id);
    if (before?.text === row.text) return before.hero;
    const hero = readHeroText(row.text);
    this.#read.set(row.id, { text: row.text, hero });
    return hero;
  }

  saved(stored: Stored): Result<SavedHero, FileProblem> {
    const row = heroRowOf(stored);
    if (!row.ok) return row;
    const hero = this.hero(row.value);
    if (!hero.ok) return hero;
    const { id, tags, photo, photos, created, changed, revision } = row.value;
    return ok({
      id,
      hero: hero.value,
      tags,
      ...(photo === undefined ? {} : { photo }),
      ...(photos && { photos }),
      created,
      changed,
      revision,
    });
  }

  /** The hero's name, or nothing where the row is no hero file. */
  name(stored: Stored): string {
    const saved = this.saved(stored);
    return saved.ok ? nameOf(saved.value.hero) : '';
  }
}

/** Tags without white space around them, each once, in the given order. */
export const tidyTags = (tags: readonly string[]): readonly string[] => [
  ...new Set(tags.map((tag) => tag.trim()).filter((tag) => tag !== '')),
];

export const sameList = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((entry, index) => entry === other[index]);
