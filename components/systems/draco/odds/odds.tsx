'use client';

import type { OddsViewProps, OddsViews } from '@/components/systems/views';
import { Notice } from '@/components/ui/notice';
import { odds as say } from '#words/systems/draco/messages/odds';
import type { Draft, Dragon, Slayer } from '@/lib/systems/draco/sheet/sheet';
import { draftIn } from '../draft';
import { DragonPanels } from './dragon-panels';
import { DragonFields, SlayerFields } from './fields';
import { huntIn, settingAfter } from './setting';
import { SlayerPanels } from './slayer-panels';
import { Exchange } from './exchange';

const pairOf = (own: Draft, foe: Draft): { readonly slayer: Slayer; readonly dragon: Dragon } | undefined => {
  if (own.kind === 'slayer') return foe.kind === 'dragon' ? { slayer: own, dragon: foe } : undefined;
  return foe.kind === 'slayer' ? { slayer: foe, dragon: own } : undefined;
};

const huntOf = ({ own, foe, setting }: OddsViewProps) => {
  const pair = pairOf(draftIn(own), draftIn(foe));
  return pair && pair.dragon.cards.length > 0 ? huntIn(pair.slayer, pair.dragon, setting) : undefined;
};

/** How one side hunts, whichever it is. */
const fieldsOf = (side: 'own' | 'foe') =>
  function Fields(props: OddsViewProps) {
    const hunt = huntOf(props);
    if (!hunt) return null;
    const change = (part: Readonly<Record<string, string>>): void =>
      props.onSetting({ ...props.setting, ...part });
    return draftIn(props[side]).kind === 'slayer' ? (
      <SlayerFields hunt={hunt} onChange={change} />
    ) : (
      <DragonFields hunt={hunt} onChange={change} />
    );
  };

/** Exchange between both, then each side, the first one first. */
function Panels(props: OddsViewProps) {
  const own = draftIn(props.own);
  const pair = pairOf(own, draftIn(props.foe));
  const hunt = huntOf(props);
  if (!pair) return <Notice tone="warning">{`${say.same[own.kind]} ${say.choose[own.kind]}`}</Notice>;
  if (!hunt) return <Notice tone="warning">{say.noCards(pair.dragon.name)}</Notice>;
  return (
    <>
      <Exchange hunt={hunt} />
      {own.kind === 'slayer' ? (
        <>
          <SlayerPanels hunt={hunt} />
          <DragonPanels hunt={hunt} />
        </>
      ) : (
        <>
          <DragonPanels hunt={hunt} />
          <SlayerPanels hunt={hunt} />
        </>
      )}
    </>
  );
}

/** The odds of Hic est Draco. */
export const odds: OddsViews = { Own: fieldsOf('own'), Foe: fieldsOf('foe'), Panels, settingAfter };

export { parts, system } from '@/lib/systems/draco/together/odds';
