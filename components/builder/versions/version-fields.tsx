'use client';
import { useMemo, useState } from 'react';
import { SheetChoice } from '@/components/site/sheet-choice';
import { lastingReference, sampleReferences, sheetBehind } from '@/components/site/sheet-reference';
import { useSaved, type Saved } from '@/components/site/use-saved';
import { useGames } from '@/components/systems/use-game';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Segmented } from '@/components/ui/segmented';
import { versionsMessages as say } from '#words/messages/versions';
import { edited, nameOf, nounFor, sameSheet } from '@/lib/systems/document';
import { partOf } from '@/lib/systems/open';
import type { Edit, SheetDocument } from '@/lib/systems/sheet';
import type { ChangeKind, Replaceable, Replacement, VersionsPart } from '@/lib/systems/balance-part';

/** The second version, with the choices made for it. */
interface SecondVersion {
  readonly key: string;
  readonly document: SheetDocument;
  /** Names of the versions beside each other. */
  readonly names: { readonly a: string; readonly b: string };
  /** Edits that turn the first version into the second; absent for another sheet. */
  readonly edits?: readonly Edit[];
}

const nothing: readonly never[] = [];

const otherSheet = (a: SheetDocument, { saved }: Saved): string => {
  const own = saved.find(({ hero }) => hero.system === a.system && !sameSheet(hero, a));
  const lasting = own && lastingReference(`saved-${own.id}`, saved);
  if (lasting?.ok) return lasting.value;
  return sampleReferences(a.system).find(({ document }) => !sameSheet(document, a))?.reference ?? '';
};

/** Choices for the second version of a sheet, and ways to change it. Waits for the game's parts. @param asked the change that is offered first */
export const useSecondVersion = (a: SheetDocument, asked: ChangeKind | undefined) => {
  const { system, sheet } = a;
  useGames([system], 'versions', 'odds');
  const saved = useSaved();
  const part: VersionsPart | undefined = partOf(system, 'versions');
  const places = useMemo(() => part?.replaceable(sheet) ?? nothing, [part, sheet]);
  const [kind, setKind] = useState<string>(
    () => (part?.kinds.find((each) => each.kind === asked) ?? part?.kinds[0])?.kind ?? 'sheet',
  );
  const [placeId, setPlace] = useState('');
  const [insteadId, setInstead] = useState('');
  const [chosenSheet, setSheet] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const ofKind = places.filter((each) => each.kind === kind);
  const place = ofKind.find(({ id }) => id === placeId) ?? ofKind[0];
  const instead = useMemo(
    () => (place && part ? part.replacements(sheet, place.id) : nothing),
    [part, sheet, place],
  );
  const replacement = instead.find(({ id }) => id === insteadId) ?? instead[0];
  const reference = chosenSheet ?? otherSheet(a, saved);
  const version = useMemo((): SecondVersion | undefined => {
    if (kind === 'sheet') {
      const found = sheetBehind(reference);
      return found.ok
        ? { key: reference, document: found.value, names: { a: nameOf(a), b: nameOf(found.value) } }
        : undefined;
    }
    if (!place || !replacement) return undefined;
    const { edits } = replacement;
    return {
      key: `${place.id} ${replacement.id}`,
      document: edits.reduce(edited, a),
      names: { a: place.version ?? place.name, b: replacement.name },
      edits,
    };
  }, [a, kind, place, replacement, reference]);
  return {
    a,
    kinds: part?.kinds ?? nothing,
    kind,
    ofKind,
    place,
    instead,
    replacement,
    reference,
    saved: saved.saved.filter(({ hero }) => hero.system === system),
    problem,
    version,
    setKind: (next: string): void => {
      setKind(next);
      setProblem(undefined);
    },
    setPlace,
    setInstead,
    setSheet: (next: string): void => {
      const lasting = lastingReference(next, saved.saved);
      setProblem(lasting.ok ? undefined : lasting.error);
      if (lasting.ok) setSheet(lasting.value);
    },
  };
};

const groupsOf = (
  instead: readonly Replacement[],
): readonly (readonly [string, readonly Replacement[]])[] => {
  const groups = new Map<string, Replacement[]>();
  for (const each of instead) {
    const group = each.group ?? '';
    groups.set(group, [...(groups.get(group) ?? []), each]);
  }
  return [...groups];
};

function Option({ id, name, lacks }: Pick<Replaceable & Replacement, 'id' | 'name' | 'lacks'>) {
  return <option value={id}>{lacks === undefined ? name : say.lacking(name, lacks)}</option>;
}

/** One change for the second version, or another sheet. */
export function VersionFields({ second }: { readonly second: ReturnType<typeof useSecondVersion> }) {
  const { a, kinds, kind, ofKind, place, instead, replacement } = second;
  return (
    <>
      {/* What hides what sticks out would shrink to nothing above a long result. */}
      <div className="shrink-0">
        <Segmented
          label={say.what}
          value={kind}
          segments={[
            ...kinds.map((each) => ({ value: each.kind, label: each.name })),
            { value: 'sheet', label: say.otherSheet(nounFor(a).one) },
          ]}
          onChange={second.setKind}
        />
      </div>
      {kind === 'sheet' ? (
        <SheetChoice
          part="match"
          label={say.otherSheet(nounFor(a).one)}
          game={a.system}
          reference={second.reference}
          saved={second.saved}
          onChange={second.setSheet}
        />
      ) : (
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={say.replace}
            value={place?.id ?? ''}
            onChange={({ target }) => second.setPlace(target.value)}
          >
            {ofKind.map((each) => (
              <Option key={each.id} {...each} />
            ))}
          </SelectField>
          {instead.length > 0 && (
            <SelectField
              label={say.instead}
              value={replacement?.id ?? ''}
              onChange={({ target }) => second.setInstead(target.value)}
            >
              {groupsOf(instead).map(([group, members]) =>
                group === '' ? (
                  members.map((each) => <Option key={each.id} {...each} />)
                ) : (
                  <optgroup key={group} label={group}>
                    {members.map((each) => (
                      <Option key={each.id} {...each} />
                    ))}
                  </optgroup>
                ),
              )}
            </SelectField>
          )}
        </div>
      )}
      {kind !== 'sheet' && instead.length === 0 && <Notice live>{say.noneLegal}</Notice>}
      {second.problem !== undefined && (
        <Notice tone="error" live>
          {second.problem}
        </Notice>
      )}
    </>
  );
}
