'use client';
import { useState } from 'react';
import { SkillDetailsView, type RenderStepper } from '@/components/skill/skill-details';

import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { livingOddsMessages } from '@/lib/systems/living/messages/odds';
import type { PipCount } from '@/lib/systems/living/messages/skill-text';
import { skillMessages } from '@/lib/systems/living/messages/skill-text-renderer';
import { skillOdds } from '@/lib/systems/living/odds/skill-odds';
import { skillChance } from '@/lib/systems/living/odds/values';
import { pipsOf, pipsToBegin } from '@/lib/systems/living/reference/preview-pips';
import { skillDetails } from '@/lib/systems/living/reference/skill-details';
import { issues } from '@/lib/systems/living/messages/en/issues';
import { panels } from '@/lib/systems/living/messages/en/panels';
import { skillLock } from '@/lib/systems/living/rules/skill-locks';
import type { SkillList } from '@/lib/systems/living/sheet/edit';
import type { Skill } from '@/lib/systems/living/skills/school';
import { system } from '../hero';
import { useEdit, useHero } from '../use-hero';
import { chosenIn } from './skill-names';

const say = panels.skills;

/** A skill's page beside the builder, with this hero's chances. */
export function SkillBeside({
  skill,
  list,
  onClose,
}: {
  readonly skill: Skill;
  readonly list: SkillList;
  readonly onClose: () => void;
}) {
  const hero = useHero();
  const [pips, setPips] = useState<PipCount>(() => pipsToBegin(hero.faces));
  const step: RenderStepper = (to, label, sign) => (
    <Button
      size="small"
      className="min-w-10 text-xl"
      aria-label={label}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to) setPips(pipsOf(to));
      }}
    >
      {sign}
    </Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={skill.name}
      description={skillMessages.tier(skill)}
      closeLabel={skillMessages.close}
      place="beside"
    >
      <Learning skill={skill} list={list} />
      <SkillDetailsView
        system={system}
        sheet={skillDetails(skill, pips, hero.equipment.weapons)}
        step={step}
        newTab
      >
        <Chances skill={skill} pips={pips} />
        <Means skill={skill} />
      </SkillDetailsView>
      <a
        href={`/rules/skills/${skill.id}`}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({}, 'self-start')}
      >
        {skillMessages.openPage}
      </a>
    </Dialog>
  );
}

/** Learns the skill or gives it up, or says why it is not to be had. */
function Learning({ skill: { id, name }, list }: { readonly skill: Skill; readonly list: SkillList }) {
  const hero = useHero();
  const edit = useEdit();
  const lock = skillLock(hero, list, id);
  const at = chosenIn(hero, list).lastIndexOf(id);
  return (
    <div className="flex flex-wrap items-center gap-2">
      {!lock && (
        <Button look="main" onClick={() => edit({ edit: 'add-skill', list, skill: id })}>
          {say.learn(name)}
        </Button>
      )}
      {at >= 0 && (
        <Button onClick={() => edit({ edit: 'remove-skill', list, index: at })}>{say.remove(name)}</Button>
      )}
      {lock && lock.lock !== 'chosen' && <p className="text-muted italic">{issues.lock(lock)}</p>}
    </div>
  );
}

/** Hands from the full five down. */
const hands = [5, 4, 3, 2, 1] as const;

/** How likely so many pips are with this hero's die; a pet or daemon rolls its own. */
function Chances({ skill, pips }: { readonly skill: Skill; readonly pips: PipCount }) {
  const hero = useHero();
  if (skill.class === 'Pet Attack' || skill.class === 'Daemon Skill') return null;
  const need = { green: pips.green, magic: skill.blue === undefined ? 0 : pips.blue };
  return (
    <table className="w-full text-center text-sm">
      <caption className="pb-1 text-left text-muted">{skillMessages.chances}</caption>
      <thead>
        <tr className="border-b border-line">
          {hands.map((hand) => (
            <th key={hand} scope="col" className="py-1 font-semibold">
              {hand}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {hands.map((hand) => (
            <td key={hand} className="py-1 text-base">
              {skillMessages.chance(skillChance(hero.faces, hand, need).chance)}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** What the skill's numbers come to with this hero's die and a full Hand, each on average. */
function Means({ skill }: { readonly skill: Skill }) {
  const hero = useHero();
  if (skill.class === 'Pet Attack' || skill.class === 'Daemon Skill') return null;
  const own = { hero, hand: 5, cover: false, allies: 0 };
  const { figures } = skillOdds(skill, own, own);
  const ofPips = figures.filter(
    ({ figure }) =>
      !figure.ifs.includes('damages') && !figure.ifs.includes('kills') && figure.counts !== 'damage',
  );
  if (ofPips.length === 0) return null;
  return (
    <section className="border-t border-line pt-3 text-sm">
      <h2 className="mb-1 font-sans font-semibold">{livingOddsMessages.skill.fiveDice}</h2>
      <ul className="flex flex-col gap-1">
        {ofPips.map((each, index) => (
          <li key={index}>{livingOddsMessages.skill.mean(each)}</li>
        ))}
      </ul>
    </section>
  );
}
