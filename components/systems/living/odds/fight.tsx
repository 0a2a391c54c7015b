'use client';

import { useMemo } from 'react';
import { SelectField } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Tick } from '@/components/ui/check-controls';
import { oddsMessages as shared } from '@/lib/messages/en/odds';
import { livingOddsMessages } from '@/lib/systems/living/messages/en/odds';
import { attackModeAgainst, type Fighter } from '@/lib/systems/living/odds/encounter';
import { attackModesOf } from '@/lib/systems/living/odds/attack-modes';
import type { OddsViewProps, OddsViews } from '../../views';
import { heroOf } from '../hero';
import { AttackPanel } from './attack-panel';
import { DuelPanel } from './duel-panel';
import { HandsPanel } from './hands-panel';
import { allyChoices, handChoices, settingIn, settingOut, type FightSetting, settingAfter } from './setting';
import { SkillPanel } from './skill-panel';
import { WorthPanel } from './worth-panel';

const { fight: say } = livingOddsMessages;

const useFight = ({ own, foe, setting: asked, onSetting }: OddsViewProps) => {
  const setting = useMemo(() => settingIn(asked), [asked]);
  const fighters = useMemo((): { readonly own: Fighter; readonly foe: Fighter } => {
    const { hand, foeHand, way, foeWay, cover, allies } = setting;
    return {
      own: { hero: heroOf(own), hand, way, cover: false, allies },
      foe: { hero: heroOf(foe), hand: foeHand, way: foeWay, cover, allies: 0 },
    };
  }, [own, foe, setting]);
  const change = (part: Partial<FightSetting>): void => onSetting(settingOut({ ...setting, ...part }));
  return { setting, fighters, change };
};

function HandChoice({
  label,
  hand,
  onChange,
}: {
  readonly label: string;
  readonly hand: number;
  readonly onChange: (hand: number) => void;
}) {
  return (
    <div>
      <p className="mb-1 font-semibold">{say.hand}</p>
      <Segmented
        label={label}
        value={String(hand)}
        segments={handChoices.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}

/** How one of the two attacks: his best way unless another one is chosen. */
function WayChoice({
  label,
  attacker,
  defender,
  way,
  onChange,
}: {
  readonly label: string;
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly way: string;
  readonly onChange: (way: string) => void;
}) {
  const modes = attackModesOf(attacker.hero);
  const best = attackModeAgainst({ ...attacker, way: '' }, defender);
  return (
    <SelectField
      label={label}
      value={modes.some(({ id }) => id === way) ? way : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{say.bestWay(livingOddsMessages.modeText(best))}</option>
      {modes.map((each) => (
        <option key={each.id} value={each.id}>
          {livingOddsMessages.modeText(each)}
        </option>
      ))}
    </SelectField>
  );
}

/** How the own hero attacks. */
function OwnSide(props: OddsViewProps) {
  const { setting, fighters, change } = useFight(props);
  return (
    <>
      <WayChoice
        label={say.attackWith}
        attacker={fighters.own}
        defender={fighters.foe}
        way={setting.way}
        onChange={(way) => change({ way })}
      />
      <HandChoice
        label={`${shared.own}: ${say.hand}`}
        hand={setting.hand}
        onChange={(hand) => change({ hand })}
      />
      <SelectField
        label={say.allies}
        value={String(setting.allies)}
        onChange={({ target }) => change({ allies: Number(target.value) })}
      >
        {allyChoices.map((n) => (
          <option key={n} value={n}>
            {say.allyChoice(n)}
          </option>
        ))}
      </SelectField>
    </>
  );
}

/** How the opponent answers. */
function FoeSide(props: OddsViewProps) {
  const { setting, fighters, change } = useFight(props);
  return (
    <>
      <WayChoice
        label={say.answersWith}
        attacker={fighters.foe}
        defender={fighters.own}
        way={setting.foeWay}
        onChange={(foeWay) => change({ foeWay })}
      />
      <HandChoice
        label={`${shared.foe}: ${say.hand}`}
        hand={setting.foeHand}
        onChange={(foeHand) => change({ foeHand })}
      />
      <Tick label={say.cover} checked={setting.cover} onChange={(cover) => change({ cover })} />
    </>
  );
}

/** All that is counted of two heroes. */
function FightPanels(props: OddsViewProps) {
  const { setting, fighters, change } = useFight(props);
  const { own, foe } = fighters;
  return (
    <>
      <AttackPanel own={own} foe={foe} mode={attackModeAgainst(own, foe)} />
      <HandsPanel hero={own.hero} />
      <SkillPanel own={own} foe={foe} chosen={setting.skill} onChoose={(skill) => change({ skill })} />
      <DuelPanel own={own} foe={foe} />
      <WorthPanel own={own} foe={foe} />
    </>
  );
}

/** The odds of the Living Rulebook. */
export const odds: OddsViews = { Own: OwnSide, Foe: FoeSide, Panels: FightPanels, settingAfter };
