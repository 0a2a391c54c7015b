'use client';

import { Panel } from '@/components/ui/panel';
import { Tick } from '@/components/ui/tick';
import { issueKey } from '@/lib/issue';
import { words } from '@/lib/messages/index';
import { issuesOf, nameOf, sentenceOf } from '@/lib/systems/document';
import type { SheetDocument } from '@/lib/systems/sheet';

/** Which heroes break rules, why, and the tick without which their cards are not printed (ruling 18). */
export function HouseRules({
  heroes,
  marked,
  onMark,
}: {
  readonly heroes: readonly SheetDocument[];
  readonly marked: boolean;
  readonly onMark: (marked: boolean) => void;
}) {
  const say = words.printRoom.houseRules;
  return (
    <Panel title={say.heading} className="border-l-4 border-l-error">
      <p>{say.why(heroes.map(nameOf))}</p>
      <ul className="my-2 flex list-disc flex-col gap-1 pl-5 text-sm">
        {heroes.flatMap((hero, place) =>
          issuesOf(hero)
            .filter((issue) => issue.severity === 'error')
            .map((issue, index) => (
              <li key={`${place} ${issueKey(issue)} ${index}`}>
                {heroes.length > 1 && <strong>{nameOf(hero)}: </strong>}
                {sentenceOf(hero.system, issue)}
              </li>
            )),
        )}
      </ul>
      <Tick label={say.tick} checked={marked} onChange={onMark} />
    </Panel>
  );
}
