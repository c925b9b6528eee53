/** The most frequent passwords of at least 8 characters in leaked lists, and those common in Chinese accounts. */
const COMMON = new Set(
  (
    '12345678 123456789 1234567890 0123456789 87654321 987654321 9876543210 12341234 123123123 11223344 112233445566 ' +
    '147258369 159357456 13145200 13145201314 5201314520 52013145201314 woaini1314 woaini520 woaini521 password ' +
    'password1 password12 password123 passw0rd p@ssw0rd p@ssword qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 ' +
    'asdfghjk asdfghjkl asdf1234 zxcvbnm123 1q2w3e4r 1q2w3e4r5t q1w2e3r4 1qaz2wsx zaq12wsx qazwsxedc qwer1234 qwe123456 ' +
    'abc12345 abc123456 abcd1234 abcdefgh a1234567 a12345678 a123456789 aa123456 aa12345678 123456aa 123456abc 123qwe123 ' +
    'iloveyou iloveyou1 sunshine princess football baseball superman trustno1 letmein1 welcome1 welcome123 admin123 ' +
    'admin1234 admin888 administrator changeme computer internet dragon123 monkey123 michael1 charlie1 jennifer starwars'
  ).split(' '),
);

/**
 * True for a password that attackers try first: a well-known one in any case, or one repeated character. Forms warn
 * about it; it is not rejected.
 */
export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.toLowerCase()) || /^(.)\1{7,}$/u.test(password);
