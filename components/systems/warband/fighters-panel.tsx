'use client';
import { useState } from 'react';
import { IssueList } from '@/components/draft/issue-list';
import { Button } from '@/components/ui/button';
import { Panel } from '@/components/ui/panel';
import { builder as say } from '#words/systems/warband/messages/builder';
import { terms } from '#words/systems/warband/messages/terms';
import { fireTeamsOf, minionsOf, shootersOf } from '@/lib/systems/warband/rules/bindings';
import { countOf, totalOf } from '@/lib/systems/warband/rules/check';
import { values } from '@/lib/systems/warband/rules/values';
import { ranks } from '@/lib/systems/warband/sheet/rank';
import { limits, muster, type Warband } from '@/lib/systems/warband/sheet/warband';
import { roleIdOf } from '@/lib/systems/warband/skills/roles';
import { FighterRow } from './fighter-row';
import { useEdit, useWarband } from './use-warband';

/** Ties of the fighter at each place to others, in short. */
const chipsOf = (warband: Warband): ((index: number) => readonly string[]) => {
  const inTeams = new Set(fireTeamsOf(warband).flatMap(({ rookies }) => rookies));
  const hasMaster = warband.fighters.some((fighter) => roleIdOf(fighter) === 'minion-master');
  const minions = new Set(hasMaster ? minionsOf(warband) : []);
  return (index) => [
    ...(inTeams.has(index) ? [say.teamChip] : []),
    ...(minions.has(index) ? [say.minionChip] : []),
  ];
};

/** The fighters by rank, one of them open. */
export function FightersPanel() {
  const warband = useWarband();
  const [opened, open] = useState<number | undefined>(0);
  const chips = chipsOf(warband);
  return (
    <Panel title={say.title}>
      <Counts warband={warband} />
      <IssueList isHere={(path) => path[0] === 'fighters' && path.length === 1} />
      {ranks.map((rank) => (
        <section key={rank} aria-label={terms.ranksOfMany[rank]} className="mt-3">
          <h3 className="text-lg">{terms.ranksOfMany[rank]}</h3>
          <ul className="rounded-lg border border-line">
            {warband.fighters.map(
              (fighter, index) =>
                fighter.rank === rank && (
                  <FighterRow
                    key={index}
                    fighter={fighter}
                    index={index}
                    isOpen={opened === index}
                    onToggle={() => open(opened === index ? undefined : index)}
                    chips={chips(index)}
                  />
                ),
            )}
          </ul>
          <Add rank={rank} warband={warband} onAdd={open} />
        </section>
      ))}
    </Panel>
  );
}

function Add({
  rank,
  warband,
  onAdd,
}: {
  readonly rank: (typeof ranks)[number];
  readonly warband: Warband;
  readonly onAdd: (index: undefined) => void;
}) {
  const edit = useEdit();
  if (countOf(warband, rank) >= muster[rank] || warband.fighters.length >= limits.fighters) return null;
  return (
    <Button
      size="small"
      className="mt-2"
      onClick={() => {
        edit({ edit: 'add-fighter', rank });
        // The places of those behind have moved.
        onAdd(undefined);
      }}
    >
      {say.add(rank)}
    </Button>
  );
}

/** How the warband stands to what one may have. */
function Counts({ warband }: { readonly warband: Warband }) {
  const counts = {
    boss: countOf(warband, 'boss'),
    specialist: countOf(warband, 'specialist'),
    rookie: countOf(warband, 'rookie'),
  };
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-muted">
      <li>{say.muster(counts)}</li>
      <li>{say.total(totalOf(warband), values.leastTotal)}</li>
      <li>{say.few('Medium', shootersOf(warband, 'medium').length, values.mediumShooters)}</li>
      <li>{say.few('Heavy', shootersOf(warband, 'heavy').length, values.heavyShooters)}</li>
    </ul>
  );
}
