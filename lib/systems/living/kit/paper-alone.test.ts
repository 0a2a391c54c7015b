import { describe, expect, it } from 'vitest';
import type { CardFace } from '../../../cards/card';
import { saidOn } from '../../../cards/kit/testing';
import { papers } from '../../../cards/paper/paper';
import { standeeFold } from '../../../cards/pieces/standee';
import { boxOf } from '../../../cards/testing';
import type { KitOrder } from '../../kit-part';
import { cards as cardWords } from '#words/systems/living/messages/cards';
import { cards } from '../cards/cards';
import { kit } from '../parts/kit';
import { newHero, type HeroDraft } from '../sheet/hero';
import { missionIds } from './cards/training-cast';
import { kitPieces } from './pieces';

const usual: KitOrder<HeroDraft> = {
  kit: kitPieces.filter(({ isUsual }) => isUsual).map(({ id }) => id),
  scenario: '',
  unit: 'inch',
  allCounters: false,
  counterSize: 20,
  counterBacks: 'fold',
  counts: {},
  sheets: [{ sheet: newHero('Anna') }],
};
const lay = (scenario: string, sheets = usual.sheets) => kit.lay({ ...usual, scenario, sheets });

/** The first sheet of a kit, as one text. */
const leafletOf = (scenario: string): string =>
  JSON.stringify(
    (lay(scenario).leaflets ?? []).map(
      ({ need, setUp, special, turn, example, skills, later, win, fallen }) => [
        need,
        setUp,
        special,
        turn,
        example,
        skills,
        later,
        win,
        fallen,
      ],
    ),
  );

/** Plans, rules, reference, rulers and templates, as one text. */
const pagesOf = (scenario: string, sheets = usual.sheets): string =>
  saidOn(lay(scenario, sheets).pages.flatMap((draw) => draw(papers.a4))).replace(/\s+/g, ' ');

/** Everything that a kit prints, as one text: each question is answered somewhere on it. */
const paperOf = (scenario: string): string => {
  const onCards = lay(scenario).cards.flatMap(({ front, back }) => [...front.text, ...back.text]);
  return `${pagesOf(scenario)} ${leafletOf(scenario)} ${onCards.join(' ').replace(/\s+/g, ' ')}`;
};

/** Texts of the same column that touch: of one the letters that hang below its line, of the other its capitals. */
const crowdedTexts = ({ drawings }: CardFace): readonly string[] => {
  const texts = drawings.flatMap((drawing) => (drawing.draw === 'text' ? [drawing] : []));
  return texts.flatMap((one) => {
    const { left, right, bottom } = boxOf(one);
    const under = texts.filter((other) => {
      const box = boxOf(other);
      const isBeside = box.right <= left || box.left >= right;
      return !isBeside && other.y > one.y + 0.1 && box.top < bottom + Math.min(one.size, other.size) * 0.3;
    });
    return under.map((other) => [one, other].flatMap(({ runs }) => runs.map(({ text }) => text)).join(' '));
  });
};

describe('the first sheet answers what a player asks who has only the paper', () => {
  it.each<readonly [scenario: string, question: string, answer: RegExp]>([
    [
      'first-steps',
      'may I use my own die',
      /with your own card \(Anna\), but with Plague as the only skill/i,
    ],
    [
      'melee-training',
      'how many dice do I roll for a dummy',
      /1 for each of the 5 other cards.*shows that figure’s Life.*roll as many/i,
    ],
    ['melee-training', 'what do I turn when a dummy is hit', /turn the die on its card from 5 to 1/],
    ['open-fire', 'what do I turn when a dummy is hit', /turn the die on its card from 5 to 3/],
    [
      'open-fire',
      'what are its actions',
      /First action: it moves 1# for each Life its die shows.*Go For It: roll as many dice as its die shows/,
    ],
    ['king-of-the-hill', 'how large is a home base', /a quarter circle reaching 4#/],
    [
      'king-of-the-hill',
      'where do the circles go',
      /one 4# from one of the edges that meet in its corner and 8# from the other edge, and one the other way round/,
    ],
    [
      'king-of-the-hill',
      'what do I do first',
      /Your first turn.*Anna has two actions.*move with both: up to 5# each/,
    ],
    ['snowfall', 'how far can I go on my first turn', /move with both: up to 5# each\. Or/],
    ['melee-training', 'what do I do with the dummies’ cards', /others’ cards.*a die showing 5/],
    ['melee-training', 'who acts after the dummies', /Then it’s your turn again/],
    ['open-fire', 'what is in the deck at first', /one random.*on top.*set the other dummies’ cards aside/i],
    ['open-fire', 'where does a dummy come in', /stand it anywhere in its corner, which takes no action/i],
    ['open-fire', 'who picks where a dummy comes in', /in its corner.*: you choose where/],
    ['king-of-the-hill', 'do the unconscious hold a circle', /unconscious ones don’t count/],
    ['treasure-hunt', 'may two carry it', /Two Heroes in base contact may carry it together/],
    ['open-fire', 'where exactly does a dummy come in', /anywhere within 4# of its tip/],
    ['open-fire', 'which card is my Hero’s', /Use the card “Open Fire” for your Hero/],
    ['open-fire', 'do I need terrain', /and the two walls of this kit/],
    ['open-fire', 'do I need miniatures', /The paper figures of this kit, or miniatures/],
    ['melee-training', 'do I need miniatures', /The paper figures of this kit, or miniatures/],
    ['snowfall', 'what does a snowman need', /A snowman needs 5 more dice/],
    ['open-fire', 'what does it do when I am in its way', /goes round you/],
    [
      'open-fire',
      'may I reload while I move',
      /Spend an action to remove it; you may move in the same action/,
    ],
    [
      'kind-of-magic',
      'how are turns ordered',
      /shuffle the two initiative cards.*the top one starts.*or just take turns, you first/i,
    ],
    ['kind-of-magic', 'does the victim roll against my spell', /victim rolls too.*Magic pips.*5 Life minus/],
    ['melee-training', 'when does Bloodlust kill', /takes the dummy’s last die/],
    ['first-steps', 'when have I lost', /You lose when your last die is gone/],
    [
      'snowfall',
      'where do my skills come from',
      /from the sheet “Snowfall skills”: a ready-made set, or 4 common skills and 1 elite one.*Snowfall card/,
    ],
    [
      'snowfall',
      'how far do I throw, and who defends',
      /A snowball flies up to 5#, at a target in sight.*Nobody rolls to defend: the target loses as many dice as the skill says/,
    ],
    [
      'king-of-the-hill',
      'do the fallen come back',
      /skip it\. When the next phase begins, you come back: .*anywhere in your home base, with all 5 dice/,
    ],
    ['team-carnage', 'do the fallen come back', /before your next turn is over.*If not, you’re dead/],
    [
      'snowfall',
      'what helps the fallen',
      /anywhere in your home base.*Only Hot Chocolate gets you up sooner/,
    ],
    ['open-fire', 'what becomes of a beaten dummy', /take it off the map and its card out of the deck/],
    [
      'bombing-run',
      'when does the bomb tick',
      /At the beginning of each phase, if somebody is carrying the bomb, lower it by 1/,
    ],
    [
      'capture-the-flag',
      'what becomes of a dropped flag',
      /At the end of a phase every dropped flag goes home/,
    ],
    ['treasure-hunt', 'how do I dig', /must be dug up first. That takes 2 actions/],
    ['treasure-hunt', 'how do I pick it up', /Picking up the treasure takes 1 action/],
    ['treasure-hunt', 'how far with it', /A carrier may only move.*moves 1# less per action/],
    ['snowfall', 'how do I get a parcel', /Whoever touches the parcel carries it|Picking up the parcel/],
    ['king-of-the-hill', 'is a circle lost when I leave', /keeps it until the other team has more there/],
    ['open-fire', 'where may I not go', /can’t go within 4# of the tip/],
    [
      'melee-training',
      'does the attack count without the skill',
      /Without a Skill pip the attack still counts/,
    ],
    ['open-fire', 'does the shot count without the skill', /Without one the shot still counts/],
    [
      'king-of-the-hill',
      'does the attack count without the skill',
      /Without a Skill pip the attack still counts/,
    ],
    [
      'melee-training',
      'what does a very good roll add',
      /a critical hit\. A slashing weapon adds 1 Bleeding/,
    ],
    ['open-fire', 'what does a very good roll add', /a critical hit\. A shot also pushes/],
    ['first-steps', 'how many play', /One player/],
    ['melee-training', 'how many play', /One player/],
    ['open-fire', 'how many play', /One player/],
    ['kind-of-magic', 'how many play', /One player/],
    ['team-carnage', 'does the order stay', /shuffle again: every phase has its own order/],
  ])('%s: %s', (scenario, _, answer) => {
    expect(leafletOf(scenario)).toMatch(answer);
  });

  it('says of reloading only where somebody has a weapon that needs it', () => {
    const anna = newHero('Anna');
    const later = (type: 'longbow' | 'shortbow') => {
      const sheet: HeroDraft = { ...anna, equipment: { ...anna.equipment, weapons: [{ type }] } };
      return JSON.stringify(lay('team-carnage', [{ sheet }]).leaflets?.[0]?.later);
    };
    expect(later('longbow')).toMatch(/Anna: a shot puts 1 Reload counter/);
    expect(later('shortbow')).not.toMatch(/Reload/);
  });

  it('names one card of one’s own, or several', () => {
    const heroes = ['Anna', 'Jane'].map((name) => ({ sheet: newHero(name) }));
    const cardsStep = (sheets: typeof heroes) => JSON.stringify(lay('first-steps', sheets).leaflets);
    expect(cardsStep(heroes.slice(0, 1))).toContain('play the mission with your own card (Anna)');
    expect(cardsStep(heroes)).toContain('one of your own cards (Anna and Jane)');
  });

  it.each(missionIds)('%s prints no card only to have it put away', (mission) => {
    const anna = newHero('Anna');
    const own = cards(anna, { labels: cardWords.labels, houseRules: false });
    const used = kit.usedCards?.(own, { ...usual, scenario: mission }) ?? own;
    const isOpen = mission === 'first-steps';
    expect(used.length > 0).toBe(isOpen);
    expect(leafletOf(mission)).not.toMatch(/Put your own/);
    expect(leafletOf(mission).includes('Anna')).toBe(isOpen);
    expect((lay(mission).notices ?? []).join(' ').includes('leaves out Anna')).toBe(!isOpen);
    // Without the mission’s own cards, the hero keeps his.
    expect(kit.usedCards?.(own, { ...usual, kit: ['rules'], scenario: mission })).toEqual(own);
  });

  it.each(missionIds)('%s has no followers of a hero who isn’t in it', (mission) => {
    const raiser: HeroDraft = { ...newHero('Anna'), skills: ['summoner/summon-daemon'] };
    const sheets = [{ sheet: raiser }];
    const summoned = (scenario: string) =>
      lay(scenario, sheets).cards.filter(({ id }) => id.startsWith('summoned-daemon'));
    expect(summoned('king-of-the-hill')).not.toEqual([]);
    expect(summoned(mission)).toEqual([]);
  });

  it('shuffles no deck where the first phase has its order', () => {
    expect(leafletOf('open-fire')).not.toMatch(/Shuffle the initiative cards, face up/);
  });

  it('names pets among those who need a miniature', () => {
    const anna = newHero('Anna');
    const fang = {
      kind: 'pet',
      magical: false,
      name: 'Fang',
      faces: anna.faces,
      skills: [],
      weapons: [],
    } as const;
    const jane = { ...anna, followers: [fang] };
    const { leaflets } = kit.lay({ ...usual, scenario: 'king-of-the-hill', sheets: [{ sheet: jane }] });
    const need = JSON.stringify(leaflets?.[0]?.need);
    expect(need).toContain('each of these: Anna and Fang');
    expect(need).toContain('10 ordinary six-sided dice: 5 for each Hero and 5 for each pet');
    const pets = (scenario: string): string => pagesOf(scenario, [{ sheet: jane }]);
    expect(pets('king-of-the-hill')).toMatch(
      /can hold a circle, carry a flag.*like a Hero.*In sudden death a team with only pets left has lost/,
    );
    expect(pets('team-carnage')).toMatch(/A team with only pets left has lost/);
    expect(pets('capture-the-flag')).toMatch(/A pet falls unconscious and dies like a Hero/);
    expect(pets('capture-the-flag')).not.toMatch(/only pets left/);
  });

  it('what a beast shape brings: a figure, and no dice of its own', () => {
    const bear = {
      kind: 'beast-shape',
      magical: false,
      name: 'Great bear',
      faces: newHero('Anna').faces,
      skills: [],
      weapons: [],
    } as const;
    const druid = { ...newHero('Anna'), skills: ['druid/shapeshift'], followers: [bear] } as const;
    const { leaflets } = kit.lay({ ...usual, scenario: 'capture-the-flag', sheets: [{ sheet: druid }] });
    const need = JSON.stringify(leaflets?.[0]?.need);
    expect(need).toContain('each of these: Anna and Great bear');
    expect(need).not.toContain('5 more');
    expect(pagesOf('capture-the-flag', [{ sheet: druid }])).toMatch(
      /Beast shape.*Swap the figure and the card where you stand/,
    );
  });
});

describe('the other sheets answer', () => {
  it.each<readonly [scenario: string, question: string, answer: RegExp]>([
    ['first-steps', 'how far into the corner', /Being partly in it is enough/],
    ['melee-training', 'how far into the corner', /Being partly in it is enough/],
    ['first-steps', 'when do I roll', /After each movement roll all dice in your Hand/],
    ['melee-training', 'what does terrain do', /all of it blocks both the way and the view/],
    [
      'open-fire',
      'what if it stops next to me',
      /If the dummy stops in your dead zone, move away, then shoot/,
    ],
    [
      'open-fire',
      'when may I reload',
      /From your second turn on, you choose your actions yourself, and either of them may reload/,
    ],
    ['open-fire', 'what if I miss', /Phase 1:.*whatever you roll, count it as 3 Ranged pips/],
    ['open-fire', 'what do I save for the second phase', /save your second action with Delay/i],
    ['open-fire', 'whose is the dead zone', /Dead zone, One-handed crossbow:? *You/],
    ['open-fire', 'whose skill is it', /Fast Reload\W+You/],
    ['open-fire', 'who enters', /one more dummy’s card joins the deck/],
    ['open-fire', 'may I reload', /Spend an action to remove it; you may move in the same action/],
    [
      'open-fire',
      'what is that reaction',
      /Phase 2:.*spend the Delay counter to shoot.*can’t use Fast Reload with this shot, and the dummy defends/,
    ],
    ['open-fire', 'where do the walls stand', /12# .*0# .*the other is 17\.6# .*5\.6#/],
    ['kind-of-magic', 'which actions do I have', /You have two actions/],
    ['kind-of-magic', 'how to delay', /Save your second action, or both/],
    ['kind-of-magic', 'how to recover', /Recover · both actions/],
    ['kind-of-magic', 'when is a victim dead', /without dice is dead/],
    ['kind-of-magic', 'what can be defended', /Against anybody but yourself, friend or foe.*MDV/],
    [
      'king-of-the-hill',
      'what is a bold number for two pips',
      /With two pips, “regains 1 Life” becomes “regains 2 Life”/,
    ],
    ['king-of-the-hill', 'how far up a ladder', /With 5 dice: one action under 5#, two up to 10#/],
    [
      'kind-of-magic',
      'where does a blue counter lie',
      /Put a skill’s counter on the card of the figure it affects/,
    ],
    ['king-of-the-hill', 'who defends against an area', /each target rolls separately/i],
    ['king-of-the-hill', 'how is sight measured', /Lay the ruler from any point of your figure/],
    [
      'king-of-the-hill',
      'does a helpful spell get defended',
      /Against anybody but yourself, friend or foe.*MDV/,
    ],
    ['melee-training', 'can no pips be critical', /as the best face on your card \(at least 1\)/],
    [
      'snowfall',
      'how far do snowballs fly',
      /up to 5#, however few dice you have.*Nobody rolls to defend: .*1 fewer in cover/,
    ],
    ['kind-of-magic', 'what is full Life', /heal back to full Life/],
    ['kind-of-magic', 'does one count who has lost no Life', /A victim who has lost no Life doesn’t count/],
    ['melee-training', 'may I do the same twice', /two actions; both may be the same/],
    ['melee-training', 'who gets the Bleeding counter', /puts 1 Bleeding counter on the target’s card/],
    ['open-fire', 'which way is a target pushed', /directly away from you, or as far as there is room/],
    ['open-fire', 'what if I stand in the gap', /goes round you, or stops if it can’t/],
    ['snowfall', 'how far do I move', /move up to 5#, however few dice you have/],
    ['snowfall', 'what is Hard Knock', /Hard Knock.*The target receives 1 Knockdown counter/],
    [
      'snowfall',
      'where does somebody come back',
      /When the next phase begins, you come back: .*in your home base, with all 5 dice/,
    ],
    ['open-fire', 'when is a dummy in cover', /Somebody you see through the gap is in cover: \+1 DV/],
    ['open-fire', 'may I climb the walls', /Nobody can see, walk or climb through or over the walls/],
    [
      'snowfall',
      'may I play it with two Heroes',
      /A full team has 4 Heroes; with fewer, .*equal.*\(house value\)/,
    ],
    [
      'team-carnage',
      'may I play it with two Heroes',
      /A full team has 4 Heroes; with fewer, .*\(house value\)/,
    ],
    ['snowfall', 'may I take a parcel from a carrier', /no opponent can take it from them/],
    ['snowfall', 'what does cover do', /A snowball takes 1 die fewer from a target in cover/],
    ['snowfall', 'what does Knockdown do', /A snowball that hits you takes 1 more die/],
    ['snowfall', 'how do I recover', /One action brings back as many dice as you have in your Hand/],
    ['snowfall', 'what ends recovering', /Any other action ends it, and so does damage/],
    ['snowfall', 'what is it to be unconscious', /lay the miniature down and take the counters off/],
    [
      'snowfall',
      'whom do I soothe in a duel',
      /use Hot Chocolate only on yourself, and Soothe only on yourself or a snowman/,
    ],
    [
      'kind-of-magic',
      'how is the threat measured',
      /Measure with the ruler.*Uncle Tom sees you as a threat 5#/,
    ],
  ])('%s: %s', (scenario, _, answer) => {
    expect(paperOf(scenario)).toMatch(answer);
  });

  it('tell of magic weapons where somebody has one', () => {
    const anna = newHero('Anna');
    const wand: HeroDraft = { ...anna, equipment: { ...anna.equipment, weapons: [{ type: 'magic' }] } };
    const said = (sheets: typeof usual.sheets) => pagesOf('king-of-the-hill', sheets);
    expect(said([{ sheet: wand }])).toMatch(
      /Cover gives \+1 DV\. A magic weapon \(staff, wand\) also makes ranged attacks, up to 25#, but you don’t roll/,
    );
    expect(said(usual.sheets)).not.toMatch(/A magic weapon/);
    expect(pagesOf('kind-of-magic')).not.toMatch(/A magic weapon/);
  });

  it('say how an attack spell is defended, where somebody has one', () => {
    const mage: HeroDraft = { ...newHero('Anna'), skills: ['elemental-mage/fireball'] };
    const said = pagesOf('king-of-the-hill', [{ sheet: mage }]);
    expect(said).toMatch(/what Skill pips do, unless it’s an attack/);
    expect(said).toMatch(/Each target rolls MDV once, against every part of the spell/);
    expect(pagesOf('king-of-the-hill')).not.toMatch(/rolls MDV once/);
  });

  it('say how long “this turn” is, where a skill names it', () => {
    const guard: HeroDraft = { ...newHero('Anna'), skills: ['warrior/shield-up'] };
    expect(pagesOf('king-of-the-hill', [{ sheet: guard }])).toMatch(
      /This turn:? It lasts until your card is drawn again/,
    );
    expect(pagesOf('king-of-the-hill')).not.toMatch(/until your card is drawn again/);
  });

  it('speak of no condition where nobody can have one, and say how to recover all the same', () => {
    const said = pagesOf('kind-of-magic');
    expect(said).not.toMatch(/condition|Purify/i);
    expect(said).toMatch(/You may only move and regain Life\..*One action brings back as many dice/);
    expect(pagesOf('king-of-the-hill')).toMatch(/try to get rid of conditions.*Or use Purify/);
  });

  it('have no defence value in the snow, and a snowman for whoever chooses one', () => {
    expect(pagesOf('snowfall')).not.toMatch(/\+1 DV|−1 DV|Trait:|Daemon/);
    const { cards } = lay('snowfall');
    const backs = cards.filter(({ name }) => name === 'Knockdown').flatMap(({ back }) => back.text);
    expect(backs.join(' ')).not.toContain('DV');
    expect(cards.filter(({ id }) => id === 'summoned-snowman').map(({ name }) => name)).toEqual(['Snowman']);
  });

  it('show no trait on initiative cards in the snow, where none counts', () => {
    const spoken = (scenario: string) => {
      const faces = { ...newHero('Anna').faces, 6: { ...newHero('Anna').faces[6], melee: 2 } };
      const { cards } = lay(scenario, [{ sheet: { ...newHero('Anna'), faces } }]);
      const deck = cards.filter(({ kind }) => kind === 'initiative');
      return deck.flatMap(({ front }) => [...front.text, ...(front.spoken ?? [])]).join(' ');
    };
    expect(spoken('king-of-the-hill')).toContain('Melee 2');
    expect(spoken('snowfall')).toContain('Anna');
    expect(spoken('snowfall')).not.toContain('Melee');
  });

  it('keep the rules on a card clear of the words below them', () => {
    for (const scenario of ['snowfall', 'king-of-the-hill', ...missionIds])
      for (const { front, name } of lay(scenario).cards) expect(crowdedTexts(front), name).toEqual([]);
  });

  it('say on no counter how long its effect lasts: that is on the card', () => {
    const { counters } = lay('snowfall');
    expect(counters).not.toEqual([]);
    for (const { why } of counters) expect(why).not.toMatch(/whole match|up to 5 times/);
  });

  it('have walls no lower than the figures that they hide', () => {
    const { cards } = lay('open-fire');
    const figure = cards.find(({ kind }) => kind === 'standee') ?? expect.fail('no figure');
    const wall = cards.find(({ name }) => name === 'Wall') ?? expect.fail('no wall');
    // Two sides and a top of half an inch; below the fold of a figure is its foot.
    expect((wall.size.height - 12.7) / 2).toBeGreaterThanOrEqual(standeeFold(figure.size.width) - 1e-9);
  });

  it.each(missionIds)('%s sends nobody to a page that there isn’t', (mission) => {
    expect(pagesOf(mission)).not.toMatch(/delay and react/);
  });

  it.each(missionIds)('%s has no word of followers, schools and traits', (mission) => {
    expect(pagesOf(mission)).not.toMatch(/Daemon or Undead|snowman|Elite:|School:|Trait:/);
    expect(pagesOf('king-of-the-hill')).toMatch(/Daemon or Undead/);
  });

  it.each(missionIds)('%s brings nobody back whose last die is gone', (mission) => {
    expect(pagesOf(mission)).not.toMatch(/restores Life to you/);
    expect(paperOf('team-carnage')).toMatch(/If somebody restores Life to you before your next turn is over/);
  });

  it('say what a critical hit of the weapon in hand adds, and of no other', () => {
    expect(pagesOf('melee-training')).toMatch(/Your sword puts 1 Bleeding/);
    expect(pagesOf('open-fire')).toMatch(/Your crossbow pushes the target 1#/);
    for (const mission of missionIds) expect(pagesOf(mission)).not.toMatch(/Blunt:|Piercing:/);
    expect(pagesOf('king-of-the-hill')).toMatch(/Blunt:.*Slashing:.*Piercing:/);
  });

  it('speak of cover and spells only where there are any', () => {
    expect(pagesOf('melee-training')).not.toMatch(/in cover/);
    expect(pagesOf('open-fire')).toMatch(/in cover/);
    expect(pagesOf('open-fire')).not.toMatch(/Darkness Spell/);
    expect(pagesOf('kind-of-magic')).toMatch(/A spell also needs a Magic pip/);
    expect(pagesOf('kind-of-magic')).not.toMatch(/Darkness Spell/);
  });

  it('have the Skill pips of a hero who writes down his Snowfall skills', () => {
    const [anna] = usual.sheets;
    if (!anna) throw new Error('no hero');
    const faces = { ...anna.sheet.faces, 6: { ...anna.sheet.faces[6], melee: 2, skill: 1 } };
    const { cards } = lay('snowfall', [{ sheet: { ...anna.sheet, faces } }]);
    const own = cards.filter(({ kind, name }) => kind === 'snowfall' && name === 'Anna');
    const spoken = own.flatMap(({ back }) => back.spoken ?? []).join(' ');
    expect(spoken).toContain('6-face: 1 Skill');
    expect(spoken).not.toContain('Melee');
  });

  it('leave out what none of several heroes has', () => {
    const armed = (type: 'blunt' | 'crossbow-one-handed') => {
      const sheets = ['Anna', 'Jane'].map((name) => {
        const hero = newHero(name);
        return { sheet: { ...hero, equipment: { ...hero.equipment, weapons: [{ type }] } } };
      });
      return pagesOf('king-of-the-hill', sheets);
    };
    const ofShots = /Removes one Reload counter|1# dead zone|Daemon or Undead/;
    expect(armed('blunt')).not.toMatch(ofShots);
    expect(armed('crossbow-one-handed')).toMatch(/Removes one Reload counter/);
  });

  it('say once that one counter shows several, wherever some do', () => {
    for (const scenario of ['melee-training', 'open-fire', 'king-of-the-hill'])
      expect(pagesOf(scenario).match(/as many counters as the number at its top/g)).toHaveLength(1);
    expect(pagesOf('first-steps')).not.toMatch(/number at its top/);
  });

  it('have the scenario’s rule for the fallen once: on the first sheet, and without one on the reference', () => {
    const kept = usual.kit.filter((id) => id !== 'contents');
    for (const scenario of ['king-of-the-hill', 'team-carnage'])
      for (const { fallen } of lay(scenario).leaflets ?? []) {
        const pages = kit.lay({ ...usual, scenario, kit: kept }).pages.flatMap((draw) => draw(papers.a4));
        expect(pagesOf(scenario)).not.toContain('With no dice left you are unconscious');
        expect(saidOn(pages).replace(/\s+/g, ' ')).toContain(fallen.join(' '));
      }
  });

  it('ask for spare dice where counters go by the pips of a roll', () => {
    const druid: HeroDraft = { ...newHero('Anna'), skills: ['druid/regrowth'] };
    const need = (sheet: HeroDraft) =>
      JSON.stringify(lay('king-of-the-hill', [{ sheet }]).leaflets?.[0]?.need);
    expect(need(druid)).toMatch(/A few spare dice/);
    expect(need(newHero('Anna'))).not.toMatch(/spare dice/);
  });

  it('ask for a pencil only where skills are written on cards', () => {
    const need = (scenario: string) => JSON.stringify(lay(scenario).leaflets?.[0]?.need);
    expect(need('snowfall')).toMatch(/A pencil/);
    expect(need('king-of-the-hill')).not.toMatch(/pencil/);
  });

  it('measure only what is measured there', () => {
    expect(pagesOf('first-steps')).not.toMatch(/Line of sight|dead zone|charge|notch/i);
    expect(pagesOf('melee-training')).toMatch(/charge.*Line of sight/);
    expect(pagesOf('melee-training')).not.toMatch(/dead zone|notch/);
    expect(pagesOf('open-fire')).toMatch(/dead zone/);
    expect(pagesOf('king-of-the-hill')).toMatch(/dead zone.*charge.*Line of sight/);
  });

  it('tell of the counters of skills only where there are any', () => {
    expect(pagesOf('open-fire')).not.toContain('Skill counters');
  });

  it('take a beaten figure away with its card', () => {
    for (const mission of missionIds.filter((id) => id !== 'first-steps')) {
      const said = lay(mission).cards.filter(({ id }) => id.startsWith('dummy-'));
      expect(said).not.toEqual([]);
      for (const { front, back } of said)
        expect([...front.text, ...back.text].join(' ')).toMatch(/remove\s+it\b/);
    }
  });

  it('call your corner by that name on its piece too', () => {
    const said = (scenario: string): string =>
      lay(scenario)
        .cards.flatMap(({ front }) => front.text)
        .join(' ');
    expect(said('melee-training')).toContain('Your corner');
    expect(said('melee-training')).not.toContain('Home base');
    expect(said('king-of-the-hill')).toContain('Home base');
  });

  it('tell of Tommyknocker until when it lies there', () => {
    const backs = lay('kind-of-magic').cards.filter(({ name }) => name === 'Tommyknocker');
    expect(backs.flatMap(({ back }) => back.text).join(' ')).toMatch(/next skill:/i);
    expect(backs.flatMap(({ back }) => back.text).join(' ')).not.toMatch(/whole match/);
  });
});
