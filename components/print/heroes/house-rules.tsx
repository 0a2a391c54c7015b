'use client';

import { Controller } from 'react-hook-form';
import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/check-controls';
import { issueKey } from '@/lib/issue';
import { printPageMessages } from '@/lib/messages/print-page';
import { issuesOf, nameOf, sentenceOf } from '@/lib/systems/document';
import { gameName } from '@/lib/systems/open';
import type { SheetDocument } from '@/lib/systems/sheet';
import { useChoices } from '../choices/form';

/** Which heroes break rules, why, and the tick without which their cards are not printed (ruling 18). */
export function HouseRules({ heroes }: { readonly heroes: readonly SheetDocument[] }) {
  const say = printPageMessages.houseRules;
  const games = [...new Set(heroes.map(({ system }) => gameName(system)))];
  return (
    <Panel title={say.heading} className="border-l-4 border-l-error">
      <p>{say.why(heroes.map(nameOf), games)}</p>
      <ul className="my-2 flex list-disc flex-col gap-1 pl-5 text-sm">
        {heroes.flatMap((hero, place) =>
          issuesOf(hero)
            .filter((issue) => issue.severity === 'error')
            .map((issue, index) => (
              <li key={`${place} ${issueKey(issue)} ${index}`}>
                {heroes.length > 1 && <strong>{nameOf(hero)}: </strong>}
                <span>{sentenceOf(hero.system, issue)}</span>
              </li>
            )),
        )}
      </ul>
      <Controller
        control={useChoices().control}
        name="houseRules"
        render={({ field: { value, onChange } }) => (
          <Tick label={say.tick} checked={value} onChange={onChange} />
        )}
      />
    </Panel>
  );
}
