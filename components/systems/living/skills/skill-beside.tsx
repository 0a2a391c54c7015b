'use client';
import { useState } from 'react';
import { SkillDetailsView, type RenderStepper } from '@/components/skill/skill-details';

import { Button, buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { livingOddsMessages } from '@/lib/systems/living/messages/odds';
import type { PipCount } from '@/lib/systems/living/messages/skill-text';
import { skillMessages } from '@/lib/systems/living/messages/skill-text-renderer';
import { skillOdds } from '@/lib/systems/living/odds/skill-odds';
import { skillChance } from '@/lib/pip-hero/odds/values';
import { pipsOf, pipsToBegin } from '@/lib/systems/living/reference/preview-pips';
import { skillDetails } from '@/lib/systems/living/reference/skill-details';
import type { Skill } from '@/lib/systems/living/skills/school';
import { system } from '../hero';
import { useHero } from '../use-hero';

const { skill: say } = livingOddsMessages;

/** A skill's page beside the builder, with this hero's chances. */
export function SkillBeside({ skill, onClose }: { readonly skill: Skill; readonly onClose: () => void }) {
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
      <h2 className="mb-1 font-sans font-semibold">{say.fiveDice}</h2>
      <ul className="flex flex-col gap-1">
        {ofPips.map(({ figure, chance, working, overall }, index) => (
          <li key={index}>{say.mean(say.label(figure), chance, working, overall)}</li>
        ))}
      </ul>
    </section>
  );
}
