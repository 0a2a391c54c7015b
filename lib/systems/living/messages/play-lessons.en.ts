import { count } from '#words/language/words';
import type { LessonId } from '../play/lesson-list';

/** Numbers of the moment that a lesson is about. */
export interface LessonFacts {
  /** Dice that the learner has now. */
  readonly dice: number;
  /** Life lost or restored, or the value that came of a roll; 0 where there is none. */
  readonly amount: number;
}

interface LessonText {
  /** Names the thing, as the note's heading. */
  readonly title: string;
  readonly text: (facts: LessonFacts) => string;
}

const dice = (number: number): string => count(number, 'die', 'dice');

/** Chance in per cent that none of the dice shows the one green pip of the die. */
const spared = (now: number): number => Math.round(100 * (5 / 6) ** now);

/** Title and text of each lesson. */
export const lessonTexts: Readonly<Record<LessonId, LessonText>> = {
  'steps-goal': {
    title: 'This corner is your goal',
    text: () =>
      'Walk there one move at a time: tap twice in the yellow area beside your hero. Your hero is sick: after each move you roll for Plague, and it may take dice.',
  },
  'steps-skill': {
    title: 'Your hero has Plague',
    text: () =>
      'Plague is the only skill on your hero’s card. After each move you roll all your dice for it, and each green pip takes a die away. A bad skill, but it shows you how skills work.',
  },
  'steps-distance': {
    title: '#, the unit of length',
    text: ({ dice: now }) =>
      `Distances are counted in #. On a real table 1# is an inch, or whatever your group agrees on. You have ${dice(now)}, so you can walk up to ${now}#: the yellow area shows how far that is.`,
  },
  'steps-hand': {
    title: 'Your Hand',
    text: () =>
      'You start with five dice: that’s your Dicepool, the most you can have. The dice you still have are your Hand. You roll them all, and each one is 1 Life and 1# of walking.',
  },
  'steps-green': {
    title: 'A green pip',
    text: () =>
      'Your hero’s die has one green pip, on the 6. Green pips are Skill pips: they set your skill off, and each one counts.',
  },
  'steps-no-green': {
    title: 'No green pip',
    text: () =>
      'After your move you rolled for Plague. No die shows your green pip, so Plague takes nothing this time. You were lucky.',
  },
  'steps-plague': {
    title: 'Plague took dice',
    text: ({ dice: now, amount }) =>
      `After your move you rolled for Plague, and each green pip took a die. You lost ${amount} Life, so ${dice(amount)} left your Hand: nobody can defend against Plague. With ${dice(now)} you can walk up to ${now}# a move.`,
  },
  'steps-spared': {
    title: 'By the book, you’re out',
    text: () =>
      'Plague has just taken your last die. By the book your hero falls unconscious and the mission is lost. This is a lesson, so he keeps one die and walks on, 1# with each move.',
  },
  'steps-phase': {
    title: 'Turns and phases',
    text: () =>
      'Phase 3 has started. A phase is over when everybody has had a turn. Nobody else is here, so each of your turns is a phase.',
  },
  'steps-card': {
    title: 'Your die',
    text: () =>
      'Tap your hero, then Whole card, to see the six faces of his die. Grey pips defend, red ones hit, yellow ones shoot, blue ones cast spells and green ones use skills.',
  },
  'steps-odds': {
    title: 'What are the odds?',
    text: ({ dice: now }) =>
      `A die shows its green pip once in six rolls. With ${dice(now)} Plague spares you ${spared(now)}\u00a0% of the time: fewer dice, fewer green pips.`,
  },
  'steps-walk-on': {
    title: 'The rest of the way',
    text: () =>
      'The way is clear. Move on as before, or let your hero walk to the goal by himself: he stops when there is something new to learn.',
  },
  'melee-goal': {
    title: 'Five dummies',
    text: () =>
      'Beat this one and the four behind it, then come home to your corner. Each wears thicker armour than the last. Tap the dummy to see what you can do to it.',
  },
  'melee-home': {
    title: 'Now come home',
    text: () => 'All five dummies are beaten. Walk back into your corner, and the mission is won.',
  },
  'melee-actions': {
    title: 'Two actions',
    text: () => 'You have two actions a turn from now on. A move takes one, and so does an attack.',
  },
  'melee-charge': {
    title: 'Charge',
    text: () =>
      'A charge takes both actions. You run straight at this dummy, up to two moves, and attack if your bases touch at the end.',
  },
  'melee-contact': {
    title: 'Close enough to hit',
    text: () => 'Your bases touch, so you can attack this dummy. Tap it.',
  },
  'melee-av': {
    title: 'One die counts',
    text: ({ amount }) =>
      amount > 0
        ? `You roll your whole Hand, but only one die counts: this one. Its red pips are your attack value, AV ${amount}.`
        : 'You roll your whole Hand, but only one die counts. Its red pips are your attack value, the AV. None of yours shows any, so you miss.',
  },
  'melee-dv': {
    title: 'AV against DV',
    text: ({ amount }) =>
      `The dummy rolls too, and the grey pips of one die are its defence value: DV ${amount}. Take its DV from your AV: that’s how much Life it loses.`,
  },
  'melee-damage': {
    title: 'A hit',
    text: ({ amount }) =>
      `AV minus DV is ${amount}, so the dummy loses ${dice(amount)}. With fewer dice it defends less well. Without any it’s beaten.`,
  },
  'melee-critical': {
    title: 'A critical hit',
    text: () =>
      'Two of your dice showed the best result. That’s a critical hit, and your weapon does something extra with it.',
  },
  'melee-bloodlust': {
    title: 'Green pips and Bloodlust',
    text: () =>
      'Every green pip you roll for an attack counts, on any die. Yours set off Bloodlust: if this attack beats the dummy, you move on at once, towards the next one.',
  },
  'melee-boot': {
    title: 'It kicks back',
    text: () =>
      'You ended your turn touching this dummy, so it attacks. Its AV is 0, plus 1 for each green pip it rolls.',
  },
  'melee-defence': {
    title: 'Your defence',
    text: ({ amount }) =>
      `Somebody attacks you, so you roll your Hand to defend. The grey pips of one die count: DV ${amount}.`,
  },
  'melee-hurt': {
    title: 'You were hit',
    text: ({ dice: now, amount }) =>
      `You lost ${amount} Life, so ${dice(amount)} left your Hand. With ${dice(now)} you attack and defend less well, and can’t walk as far.`,
  },
  'fire-runner': {
    title: 'A dummy on the run',
    text: () =>
      'It came in at the corner behind the walls and is running for the opposite one. If it gets there, you lose a die. Shoot it first.',
  },
  'fire-shot': {
    title: 'Something to shoot at',
    text: () =>
      'You can see this dummy, and it’s within your crossbow’s range of 10#. It isn’t too close either: that would be within 1#. Tap it to shoot.',
  },
  'fire-rav': {
    title: 'The shot',
    text: ({ amount }) =>
      `You rolled your whole Hand, and one die counts. Its yellow pips make your ranged attack value: RAV ${amount}. In this mission your first shot always counts as at least 3.`,
  },
  'fire-cover': {
    title: 'In cover',
    text: () =>
      'A wall is partly in the way, so this dummy is in cover: its DV is 1 higher, whatever it rolled.',
  },
  'fire-critical': {
    title: 'A critical hit',
    text: () =>
      'Two of your dice showed the best result: a critical hit. With a crossbow it pushes the target back 1#.',
  },
  'fire-quick': {
    title: 'Fast Reload',
    text: () => 'A green pip sets your skill off: the crossbow is loaded again at once.',
  },
  'fire-reload': {
    title: 'Reload',
    text: () =>
      'After a shot your crossbow has a Reload counter and can’t shoot. Reloading takes an action. You may move with the same action.',
  },
  'fire-delay': {
    title: 'Delay',
    text: () =>
      'You can save an action for later. Delay puts a counter on your hero; spend it to move or shoot after somebody else’s action.',
  },
  'fire-order': {
    title: 'Whose turn is it?',
    text: () =>
      'Everybody has a card in the initiative deck. The top card says whose turn it is; this time it’s yours. When the deck is empty, the phase ends and you shuffle.',
  },
  'fire-arrived': {
    title: 'One got through',
    text: ({ dice: now }) =>
      `A dummy reached the corner, and that cost you a die. You have ${dice(now)} left. When the last is gone, you lose.`,
  },
  'magic-goal': {
    title: 'Uncle Tom',
    text: () =>
      'He shoots at one victim after another, and you can’t hurt him yourself. He loses 1 Life for each victim you heal back to full Life. Stay at least 5# away, or he shoots at you.',
  },
  'magic-spell': {
    title: 'Your spell',
    text: () =>
      'Life Boon restores Life. Aim it at somebody you can see who has lost some. Each blue pip of the die you pick adds 5# to its range.',
  },
  'magic-pips': {
    title: 'Green and blue pips',
    text: ({ amount }) =>
      `A spell uses both. Green pips on all dice say how many targets it has. The blue pips on one die, here ${amount}, say how strong it is and how far it goes: that’s your MAV.`,
  },
  'magic-defence': {
    title: 'Even friends defend',
    text: () =>
      'Whoever you cast a spell on rolls against it, friend or foe. The blue pips of one die are the MDV, and the spell loses that much of its strength.',
  },
  'magic-healed': {
    title: 'Healed',
    text: ({ amount }) =>
      `This victim got ${dice(amount)} back. Once a victim is back to full Life, Uncle Tom loses 1 Life.`,
  },
  'magic-pays': {
    title: 'He pays for it',
    text: () => 'That victim is back to full Life, so Uncle Tom lost 1 Life. Do that until he has none left.',
  },
  'magic-missile': {
    title: 'A victim is hurt',
    text: ({ amount }) =>
      `Uncle Tom’s missile cost this victim ${dice(amount)}. Heal it: if it dies, you lose 1 Life.`,
  },
  'magic-threat': {
    title: 'Too close to Uncle Tom',
    text: () => 'You’re closer than 5# and he can see you, so he shoots at you. Get away from him.',
  },
  'magic-died': {
    title: 'A victim died',
    text: ({ dice: now }) => `Each victim who dies costs you 1 Life. You have ${dice(now)} left.`,
  },
  reaction: {
    title: 'A reaction',
    text: () =>
      'You saved an action with Delay. Somebody else has just acted, so you may spend a counter to move or attack before they go on. Or let it go by.',
  },
};
