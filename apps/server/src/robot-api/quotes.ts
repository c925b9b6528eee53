const DAY_MS = 86_400_000;
/** The robot uses Shanghai time, eight hours ahead of UTC. */
const SHANGHAI_MS = 8 * 3_600_000;

/** One for each day, from books in the public domain. */
const QUOTES = [
  '路漫漫其修远兮，吾将上下而求索。——屈原',
  '海内存知己，天涯若比邻。——王勃',
  '长风破浪会有时，直挂云帆济沧海。——李白',
  '千里之行，始于足下。——老子',
  '学而不思则罔，思而不学则殆。——孔子',
  '山重水复疑无路，柳暗花明又一村。——陆游',
  '不识庐山真面目，只缘身在此山中。——苏轼',
  '会当凌绝顶，一览众山小。——杜甫',
  '问渠那得清如许，为有源头活水来。——朱熹',
  '采菊东篱下，悠然见南山。——陶渊明',
  '沉舟侧畔千帆过，病树前头万木春。——刘禹锡',
  '纸上得来终觉浅，绝知此事要躬行。——陆游',
  '欲穷千里目，更上一层楼。——王之涣',
  '天行健，君子以自强不息。——《周易》',
] as const;

/** The saying of a day in Shanghai. */
export function quoteOfDay(now: Date): string {
  const day = Math.floor((now.getTime() + SHANGHAI_MS) / DAY_MS);
  return QUOTES[day % QUOTES.length] ?? QUOTES[0];
}
