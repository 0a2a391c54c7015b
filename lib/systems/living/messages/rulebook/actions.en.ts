import type { ChapterText } from '../rulebook-text';

export const actions: ChapterText<'actions'> = {
  title: 'Turns and actions',
  lead: 'You have two actions a turn, and you announce each one before you do it.',
  sections: {
    map: {
      title: 'The map',
      text: [
        'A map is 24# by 24#. Nothing may leave it: if something is pushed over the edge, put it back where it went off. Before the game, answer four questions for each piece of terrain, each with a plain yes or no:',
        {
          list: [
            'Can you see through it?',
            'Can you walk through it?',
            'Does it give [cover](combat#cover)?',
            'Can you climb it?',
          ],
        },
        'Each player needs his Hero’s card, a card for each follower, and a set of dice for each miniature. Rules about a Hero also apply to [followers](followers), unless they say otherwise.',
      ],
    },
    initiative: {
      title: 'Initiative deck',
      text: [
        'Shuffle all Heroes’ cards into one deck and lay it face up beside the map. Followers have no card in the deck: they act on their Hero’s turn. The top card says whose turn is next. When that player starts his turn, he moves the card to the discard pile.',
      ],
    },
    time: {
      title: 'Phase and turn',
      text: [
        'A phase begins when the deck is shuffled. It ends when the deck is used up and has to be shuffled again.',
        'A turn begins when the player moves his card to the discard pile. It ends when his Hero and followers have used their actions, or when his card is on top of the deck again, whichever comes first. Since actions can be delayed, several turns may overlap.',
      ],
    },
    announcing: {
      title: 'Two actions',
      text: [
        'On his turn a Hero has two actions. He may do the same thing twice if it takes only one action. Announce each action before you do it, especially if it’s a skill, so that everybody knows what you’re rolling for.',
        'Everything below takes one action, except for Charge, Recover and some skills, which take two.',
      ],
    },
    movement: {
      title: 'Movement',
      text: [
        'Say where you want to go, measure, and move up to 1# per die in the Hand. You may stop anywhere on the way. You may also spend the action and stay put.',
        'Only conditions, skills and [climbing](actions#climbing) slow you down. Terrain never does: either you can cross it or you can’t.',
      ],
    },
    charge: {
      title: 'Charge',
      text: [
        'A charge takes both actions. Name an opponent in [sight](combat#sight) and measure. If two movement actions are enough to reach him, you move into base contact and make one melee attack at once. You may use a [Melee Attack](skills#attack-skills) skill with it.',
        'If you don’t reach him, you must go as near as you can, and you don’t attack. Instead of a Melee Attack skill you may use a [Shout](skills#shouts). You may not use any other skill in a charge; effects already on you continue.',
      ],
    },
    'melee-attack': {
      title: 'Melee attack',
      text: ['Strike an opponent in base contact; see [melee](combat#melee).'],
    },
    'ranged-attack': {
      title: 'Ranged attack',
      text: [
        'Shoot at an opponent who is in range, in sight and outside the dead zone; see [ranged attacks](combat#ranged).',
      ],
    },
    skill: {
      title: 'Skill',
      text: [
        'Use one of your skills; see [skills](skills) and [magic](magic). Even if the skill lets you move or attack, this is a single skill action. It’s over when you have done everything the skill allows.',
      ],
    },
    delay: {
      title: 'Delay and react',
      text: [
        'Instead of acting, you may delay your second action, or both. Put one [Delay](conditions#delay) counter on your card for each action you delay.',
        'When another player has finished an action, you may spend one counter to react: move or attack. You may use a skill only if it says that it works as a reaction or a delayed action. You lose any Delay counters you still have when your next turn begins.',
      ],
    },
    recover: {
      title: 'Recover',
      text: [
        'You may use both actions to start recovering. A [recovering](conditions#recovering) Hero may only move, restore Life to himself, or try to get rid of conditions that a single action can’t remove.',
      ],
    },
    'remove-condition': {
      title: 'Remove a condition',
      text: [
        'If you have [Dazed](conditions#dazed) or [Knockdown](conditions#knockdown) counters, you can spend an action to remove one of them.',
      ],
    },
    reload: {
      title: 'Reload',
      text: [
        'An action removes one Reload counter from a weapon. With a long bow or a one-handed crossbow you can do this while moving; see [reloading](armoury#reloading).',
      ],
    },
    climbing: {
      title: 'Climbing',
      text: [
        'If you can walk up something, measure along its surface. If it’s vertical, it depends on the height:',
        {
          list: [
            'less than half your height: step up freely;',
            'up to your own height: climbing it takes a whole action;',
            'higher: you need something like a ladder, or a skill.',
          ],
        },
        'A ladder shorter than 1# per die in your Hand takes one action to climb. A ladder of up to 2# per die takes two. You can’t climb a longer one.',
      ],
    },
    falling: {
      title: 'Falling',
      text: [
        'You can jump or fall up to 1# without harm. From higher up you lose 1 Life for each full #, including the first, and can’t defend.',
      ],
    },
  },
};
