import type { ChapterText } from '../rulebook-text';

export const actions: ChapterText<'actions'> = {
  title: 'Turns and actions',
  lead: 'Two actions a turn, each announced before you do it.',
  sections: {
    map: {
      title: 'The map',
      text: [
        'A map is 24# by 24#. Nothing moves off it: if something is pushed over the edge, put it back where it left. Before the game, agree on each piece of terrain, yes or no and nothing in between:',
        {
          list: [
            'Can you see through it?',
            'Can you walk through it?',
            'Does it give [cover](combat#cover)?',
            'Can you climb it?',
          ],
        },
        'Each player has his Hero’s card, a card for each follower that needs one, and a set of dice for each miniature. What the rules say about a Hero also applies to [followers](followers), unless they say otherwise.',
      ],
    },
    initiative: {
      title: 'Initiative deck',
      text: [
        'Shuffle the cards of all Heroes, face up, into one deck beside the map. Followers have no card in it: they act on their Hero’s turn. The top card says whose turn is next; when a player’s turn comes he moves it to the discard pile.',
      ],
    },
    time: {
      title: 'Phase and turn',
      text: [
        'A phase begins when the deck is shuffled and ends when the discard pile has to be shuffled again.',
        'A turn begins when the player moves his card to the discard pile. It ends when his Hero and followers have used their actions, or when the card is on top of the deck again, whichever comes first. Since actions can be delayed, several turns may run at once.',
      ],
    },
    announcing: {
      title: 'Two actions',
      text: [
        'On his turn a Hero has two actions. He may do the same thing twice if it takes only one action. Announce each action before you do it, skills above all, so that everybody knows what the dice are for.',
        'Everything below takes one action, except that Charge, Recover and some skills take two.',
      ],
    },
    movement: {
      title: 'Movement',
      text: [
        'Name where you want to go, measure, and move up to 1# per die in the Hand; you may stop anywhere on the way. You may also spend the action and stay put.',
        'Only conditions, skills and [climbing](actions#climbing) slow you down: you can either cross terrain or you can’t.',
      ],
    },
    charge: {
      title: 'Charge',
      text: [
        'A charge takes both actions. Name an opponent in [sight](combat#sight) and measure. If two movement actions are enough to reach him, you move into base contact and make one melee attack at once. You may use a [Melee Attack](skills#attack-skills) skill with it.',
        'If you don’t reach him, you must go as near as you can, and you don’t attack. You may not use any other skill in a charge; effects already on you continue.',
      ],
    },
    'melee-attack': {
      title: 'Melee attack',
      text: ['Strike an opponent in base contact; see [melee](combat#melee).'],
    },
    'ranged-attack': {
      title: 'Ranged attack',
      text: [
        'Shoot at an opponent in range and sight and outside the dead zone; see [ranged attacks](combat#ranged).',
      ],
    },
    skill: {
      title: 'Skill',
      text: [
        'Use one of your skills; see [skills](skills) and [magic](magic). It is a single skill action even if the skill lets you move or attack, and is over when you have done all it allows.',
      ],
    },
    delay: {
      title: 'Delay and react',
      text: [
        'Instead of acting you may delay your second action or both. Put one [Delay](conditions#delay) counter on your card for each.',
        'When another player has finished an action, you may spend one counter to react: move or attack. You may use a skill only if it says that it works as a reaction or a delayed action. Counters left when your next turn begins are lost.',
      ],
    },
    recover: {
      title: 'Recover',
      text: [
        'Using both actions, you may start to recover. A [recovering](conditions#recovering) Hero may only move, restore Life to himself, or try to get rid of conditions that no action removes.',
      ],
    },
    'remove-condition': {
      title: 'Remove a condition',
      text: [
        'Some [conditions](conditions) let you spend an action to remove one of their counters: Dazed and Knockdown.',
      ],
    },
    reload: {
      title: 'Reload',
      text: [
        'An action removes one Reload counter from a weapon. With a long bow or a one-handed crossbow you can do it while moving; see [reloading](armoury#reloading).',
      ],
    },
    climbing: {
      title: 'Climbing',
      text: [
        'If you can walk up a slope, measure along the ground. For anything vertical, its height decides:',
        {
          list: [
            'less than half your height: step up freely;',
            'up to your own height: a whole action;',
            'higher: only with something like a ladder, or with a skill.',
          ],
        },
        'A ladder of fewer # than you have dice in the Hand takes one action, one of up to twice as many takes two. You can’t climb a longer one.',
      ],
    },
    falling: {
      title: 'Falling',
      text: [
        'A jump or fall of up to 1# does no harm. From higher up you lose 1 Life for each full #, including the first, without defence.',
      ],
    },
  },
};
