import type { ChapterText } from '../rulebook-text';

export const missions: ChapterText<'missions'> = {
  title: 'Training missions',
  lead: 'Four games for one player. Each teaches you part of the rules.',
  sections: {
    'first-steps': {
      title: 'First Steps',
      text: [
        'You’ll learn about Life, movement and using a skill. Start within 4# of one corner of a 24# by 24# map, and reach the opposite corner alive.',
        'Your only skill is [Plague](skills/training/plague): after each movement action you roll your Hand and lose 1 Life for each Skill pip; you can’t defend against that. In every mission your Hero has the mission’s skill instead of his own skills, and the miniature needn’t match the card.',
      ],
    },
    'melee-training': {
      title: 'Melee Training',
      text: [
        'You’ll learn about [actions](actions), the [charge](actions#charge), [melee](combat#melee) and a Melee Attack skill. Five dummies with five dice each stand evenly spaced on the line from your corner to the opposite one. They wear cloth, leather, chain, plate, and plate with a shield. You have two actions a turn to move, attack or charge, and your skill is [Bloodlust](skills/training/bloodlust).',
        'Dummies never move. Any dummy in contact with you after your turn attacks with [A Boot to the Head](skills/training/a-boot-to-the-head): AV 0, +1 for each Skill pip. Beat them all and get back to your corner alive.',
      ],
    },
    'open-fire': {
      title: 'Open Fire',
      text: [
        'You’ll learn about [initiative](actions#initiative), [delaying](actions#delay), [ranged attacks](combat#ranged), [cover](combat#cover) and [critical hits](combat#critical). You stand in the centre with a one-handed crossbow and [Fast Reload](skills/training/fast-reload). Walls as high as a Hero, with a gap between them, stand between you and the corner that the dummies come from.',
        'Each phase one more dummy’s card joins the deck. On its first turn the dummy enters at the dummies’ corner. On every turn it moves, then uses [Go For It](skills/training/go-for-it), always towards the opposite corner. Each dummy that gets there costs you a die of your Hand. It then leaves the game with its card, as does every dummy you kill. You yourself can’t go within 4# of the corner they are heading for.',
        'In the first phase the dummy goes before you, and can’t defend against your shot. If you miss, count it as 3 Ranged pips. If you miss with your reaction in the second phase, count that as 3 Ranged pips too.',
      ],
    },
    'kind-of-magic': {
      title: 'It’s a Kind of Magic',
      text: [
        'You’ll learn about [spells](magic#casting), [range](magic#range), [reach](magic#reach) and [defending](magic#defending). You start in your corner with [Life Boon](skills/training/life-boon). Uncle Tom stands in the centre. One victim stands halfway between him and the opposite corner, with two more on each side, 1# apart. The victims don’t act.',
        'Each turn Uncle Tom uses [Tommyknocker](skills/training/tommyknocker), then [Uncle Tom’s Cruise Missile](skills/training/uncle-toms-cruise-missile). He starts with the victim on the far left and moves on to the next one each turn. From the far right he works his way back. If he may choose more targets, pick them at random. If he sees you closer than 5#, he fires at you until you are further away again.',
        'He loses 1 Life for each victim you heal to full Life; you lose 1 for each victim who dies. Finish him and survive. Take turns with him, or use the initiative deck.',
      ],
    },
  },
};
