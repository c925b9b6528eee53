/** A picture that says, in both languages, that pictures are not converted here: 320 x 64 pixels, PNG. */
export const NOT_CONVERTED = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAUAAAABAAgAAAAAEPOljAAAElElEQVR42u3XQWgjVRgH8Letbg451JMeesjJiyDvojfZVz200D2U' +
    'IqWsAQdcUIrQOYiC0DJ7EywYFyl7koggKx4sKAv20L4oWClBJs1uN6xDTLdpHbSHNjOZZIZk5u/3pmm3tk27FQ+KSUvfZN7kN9/3' +
    'vZc3rwz/8Iv1wP8nWEGEXdXKCCEdLwCRBFqd7manjR4DLDCWaCODUJr0Lq+1EdCPDjoBuMBekiVRorY/N4A2kGO5xB5jA11BC7D3' +
    'wSG6yNrNXWaJIGQ8Bm0KzjJ2MMS465qmAsMKbNe2Kt1BpwMui2yOsf4Amwj8UNYpCvVegSEPjSNgszYxMdYdLFyy2zKD3BO6UPE2' +
    'pI3cU5RSaABZFeFssmZ5OAALl6iikdG9htZI024zlmx/syoV6L7E+oLANeOUdZtqSB/2rmKvT9VQolxGU9W9K/jLnSylDLSNh/S3' +
    'BFvkcQCGhq1qCMwPg0aKLmID5XIuEd+sa4S+FoM+L8gNdhuWMAlsmqp+vlQgS6zpwaR6r1Iul/N2696E3j3C9PZblAm8j15PQaP6' +
    'JTIIppom6ils7LGkbb29oyBkG1Dt/XWzRfEvdAc9afuMYfszowidJp64kSy8b5uojWGV5s1G8h0rHl2DRolaKzTh/nhGhBaydgAf' +
    'DxZpZGMQ2d8LlN6D2/SdsWFb71VoIqcK/bk45YoCz4rQmpe2R+Cny/RV0RsInoEI8APw/J0Y3LFmdDTors1KZX/anBdhMGI7BIYK' +
    'nF5srItVGeAa/KUlrkDLmhWoYqHZASnCxjkpt2y7A0bjMw2IOoJw1iiG8gMFVqwZjjnoMejLffC8xSEfg2xgbSG6DhHyYBvp3VC2' +
    'Qqqlab3xU8DpNv25lJo6lHKTatrXFdyh34pasiJZoQXsKgzoRYtCo+VLrVa/ptLN+/heNlu78YJQiTaSzd4joAf2wB7YA//TYOas' +
    'S/xOyw9OtA67wlHx6DrvccGg0x4+LR896AJp/A3wxMs9ZpwGlka25ZYWjWjBILCl1zXvZiS8aBgvzg77uCl/ptN8S4czTr03aAc6' +
    'SX0v6Dkm1r9tgF/jdP7do+D6F69x61Z7Sit+DqSzK7e8WYM79S/lYG3ZD5/jK5sEpndRWzJG5+j44Veqb86LxOirBE62p8TK/FHw' +
    'btvQ4HhIZQJEAhod8my1GhnchU+75DwVktOo1CLBq67ajDp0ZBMo7hI45kHXan9JmT603edAo38laKvGPbrCLJUgRE36PkzTVxEC' +
    'Dq4Il0CTtjhCVL3oiqgSqDnIcu84+GGDwCF2CJbyBSZEmPQD5GNwQ1eg4bhqFG3wGDRcBe6xgZOg5qgIcQhWMyW1Q6wfRkj7pG4R' +
    'UrqngaqGOKih7mhVBbZVDffBPIFHaqhAqiGVWyPsZA0zxfaSVlykrmy+RKAn6l8b4jfPD6d5DOoZBabnHGDzD+87GYPaJ/4S18Jp' +
    'Pb92HNx6E6/owWWahxrNQ+i+Eb0shTeo5mEMjhsK3NJDmodP0zyMwXvXoxGuYdyoP3va4sAvvhrYZ6w2UWhc2FuYOwMMn7x4gB/r' +
    'vRW7B/77wD8BJhNg8j7dx58AAAAASUVORK5CYII=',
  'base64',
);
