// 小手機的操作區也放得下。
import type { LessonFile, LessonText } from '../lessons';

const shared: LessonText = {
  pay: ['用自己的資源', '{card}：{cost}。你的城市每回合都能產出，不必付錢。把它蓋起來。'],
  chain: ['連鎖', '{card}有連鎖符號{symbol}。它在你的城市裡，{age}的{taker}就免費。'],
  chained: ['連鎖免費', '{card}現在免費：你的城市有它要的{symbol}。這種好處值得預先安排。'],
  free: ['自由發揮', '這回合沒有新東西，想怎麼玩就怎麼玩。燈泡給建議，問號解釋桌上的一切。'],
};

const duel: LessonText = {
  ...shared,
  take: ['拿一張牌', '沒被壓住的牌才能拿。{card}免費，而且整局都能產出{good}：點選它，再按「建造」。'],
  uncover: ['你會翻開什麼', '只剩{opener}壓著後面的牌，拿走它就替{other}打開那張。{calm}不會打開任何牌。'],
  trade: ['購買缺少的資源', '{card}需要你沒有的{good}。可用 {n} 元購買：2 元，{other}的棕灰牌每產出 1 個{good}再加 1 元。'],
  war: ['戰爭', '{card}有 {n} 盾，每盾把指示物朝{other}的首都推一格：途中{other}會失去錢幣，推進首都你立刻獲勝。'],
  science: ['科技', '{card}有科技符號。兩個相同成一對，可拿一枚發展標記；六種不同符號立刻獲勝。'],
  wonder: ['奇蹟', '任何可拿的牌都能墊到奇蹟下：牌用掉，改付奇蹟的費用。{wonder}：{effects}。'],
  sell: ['賣牌', '你付不起{card}。賣掉得 {n} 元：2 元，你每有一張黃牌再加 1 元；{other}也拿不到它了。'],
  points: ['分數', '若軍事和科技都沒分出勝負，三個時代後比分數。{card}值 {n} 分。'],
  commerce: ['商業', '{card}：{effects}。每張黃牌也讓之後賣牌多得 1 元。'],
  end: ['課程結束，遊戲繼續', '三種勝法：攻進敵方首都、六種不同科技符號，或時代 III 後分數最高。接著玩吧！'],
};

const wonders: LessonText = {
  ...shared,
  take: ['選一張牌', '大家同時選牌，然後把手牌傳出去。{card}免費，而且整局都能產出{good}：點選它，再按「建造」。'],
  trade: ['向鄰居購買', '{card}需要{good}。{name}有產出，你付 {n} 元給他：對方不能拒絕，也不會失去資源。'],
  war: ['戰爭', '時代結束時和左右鄰居比盾：較多得 {n} 分，較少扣 1 分。{card}有 {shields} 盾。'],
  stage: ['你的奇蹟', '任何手牌都能面朝下墊到奇蹟板下：付的是第 {n} 階段的費用，不是牌的費用。效果：{effects}。'],
  science: ['科技', '{card}有科技符號。終局時同一種的數量自乘計分，三種各一再加 7 分。'],
  sell: ['賣牌', '你付不起{card}。任何牌都能改賣 {n} 元，下一家也就看不到它。'],
  points: ['分數', '三個時代後分數最高者獲勝。{card}值 {n} 分，簡單又可靠。'],
  commerce: ['商業', '{card}：{effects}。黃牌帶來錢幣、資源或便宜的貿易。'],
  conflict: ['第一次衝突', '盾比較：你 {mine}，{left} {l}，{right} {r}。你的戰爭分數共 {n} 分。'],
  end: ['課程結束，遊戲繼續', '還有兩個時代，牌更貴，也有行會；時代 II 手牌反方向傳。分數最高者獲勝。接著玩吧！'],
};

const pantheon: LessonText = {
  free: shared['free']!,
  tokens: ['諸神的標記', '誰翻開有標記的牌，就拿走標記，看該神話的兩張神靈，選一張面朝下放進萬神殿。'],
  reveal: ['標記就在眼前', '拿{card}會翻開標記「{mythology}」：它歸你，由你決定哪位神靈放在哪裡。'],
  spaces: ['六個位置，兩種價格', '{god}所在的位置，你要付 {mine} 元，{other}要付 {theirs} 元。靠近你的一側對你便宜。'],
  offering: ['貢品', '拿{card}會翻開貢品：啟動一位神靈時可少付 {n} 元。'],
  activate: ['啟動神靈', '可以不拿牌，付 {n} 元啟動{god}：在牌的上方點選。{effects}。'],
  end: ['課程結束，遊戲繼續', '時代 III 以聖殿取代行會：有該神話的標記就免費。接著玩吧！'],
};

export const lessons: LessonFile = { duel, wonders, pantheon };
