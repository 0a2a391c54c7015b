'use client';

import { useMemo } from 'react';
import { SelectField } from '@/components/ui/field';
import { Segmented } from '@/components/ui/segmented';
import { Tick } from '@/components/ui/check-controls';
import type { OddsViewProps, OddsViews } from '@/components/systems/views';
import { oddsMessages as shared } from '#words/messages/odds';
import type { Fighter } from '@/lib/painted-die/odds/encounter';
import { firstSystem, nounOf } from '@/lib/systems/open';
import { AttackPanel } from './attack-panel';
import { DuelPanel } from './duel-panel';
import { HandsPanel } from './hands-panel';
import type { PipOdds } from './pip-odds';
import { heroIn, type SomeHero } from '../hero';
import { allyChoices, settingAfter, settingIn, settingOut, type FightSetting } from './setting';
import { SkillPanel } from './skill-panel';
import { WorthPanel } from './worth-panel';

interface FightProps extends OddsViewProps {
  readonly game: PipOdds;
}

const useFight = ({ own, foe, setting: asked, onSetting }: FightProps) => {
  const setting = useMemo(() => settingIn(asked), [asked]);
  const fighters = useMemo((): { readonly own: Fighter<SomeHero>; readonly foe: Fighter<SomeHero> } => {
    const { hand, foeHand, way, foeWay, cover, allies } = setting;
    return {
      own: { hero: heroIn(own), hand, way, cover: false, allies },
      foe: { hero: heroIn(foe), hand: foeHand, way: foeWay, cover, allies: 0 },
    };
  }, [own, foe, setting]);
  const change = (part: Partial<FightSetting>): void => onSetting(settingOut({ ...setting, ...part }));
  return { setting, fighters, change };
};

function HandChoice({
  game,
  label,
  hand,
  onChange,
}: {
  readonly game: PipOdds;
  readonly label: string;
  readonly hand: number;
  readonly onChange: (hand: number) => void;
}) {
  return (
    <div>
      <p className="mb-1 font-semibold">{game.words.fight.hand}</p>
      <Segmented
        label={label}
        value={String(hand)}
        segments={game.hands.map((n) => ({ value: String(n), label: String(n) }))}
        onChange={(value) => onChange(Number(value))}
      />
    </div>
  );
}

/** How one of the two attacks: the best way unless another one is chosen. */
function WayChoice({
  game,
  label,
  attacker,
  defender,
  way,
  onChange,
}: {
  readonly game: PipOdds;
  readonly label: string;
  readonly attacker: Fighter<SomeHero>;
  readonly defender: Fighter<SomeHero>;
  readonly way: string;
  readonly onChange: (way: string) => void;
}) {
  const modes = game.modesOf(attacker.hero);
  const best = game.attackModeAgainst({ ...attacker, way: '' }, defender);
  return (
    <SelectField
      label={label}
      value={modes.some(({ id }) => id === way) ? way : ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{game.words.fight.bestWay(game.modeText(best))}</option>
      {modes.map((each) => (
        <option key={each.id} value={each.id}>
          {game.modeText(each)}
        </option>
      ))}
    </SelectField>
  );
}

/** How the own hero attacks. */
function OwnSide(props: FightProps) {
  const { game } = props;
  const say = game.words.fight;
  const { setting, fighters, change } = useFight(props);
  return (
    <>
      <WayChoice
        game={game}
        label={say.attackWith}
        attacker={fighters.own}
        defender={fighters.foe}
        way={setting.way}
        onChange={(way) => change({ way })}
      />
      <HandChoice
        game={game}
        label={`${shared.own(nounOf(firstSystem).one)}: ${say.hand}`}
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
function FoeSide(props: FightProps) {
  const { game } = props;
  const say = game.words.fight;
  const { setting, fighters, change } = useFight(props);
  return (
    <>
      <WayChoice
        game={game}
        label={say.answersWith}
        attacker={fighters.foe}
        defender={fighters.own}
        way={setting.foeWay}
        onChange={(foeWay) => change({ foeWay })}
      />
      <HandChoice
        game={game}
        label={`${shared.foe}: ${say.hand}`}
        hand={setting.foeHand}
        onChange={(foeHand) => change({ foeHand })}
      />
      <Tick label={say.cover} checked={setting.cover} onChange={(cover) => change({ cover })} />
    </>
  );
}

/** All that is counted of two heroes. */
function FightPanels(props: FightProps) {
  const { game } = props;
  const { setting, fighters, change } = useFight(props);
  const both = { game, own: fighters.own, foe: fighters.foe };
  return (
    <>
      <AttackPanel {...both} />
      <HandsPanel game={game} hero={both.own.hero} />
      <SkillPanel {...both} chosen={setting.skill} onChoose={(skill) => change({ skill })} />
      <WorthPanel {...both} />
      <DuelPanel {...both} />
    </>
  );
}

/** Odds views of a game with painted dice. */
export const oddsViewsOf = (game: PipOdds): OddsViews => ({
  Own: (props) => <OwnSide game={game} {...props} />,
  Foe: (props) => <FoeSide game={game} {...props} />,
  Panels: (props) => <FightPanels game={game} {...props} />,
  settingAfter,
});
