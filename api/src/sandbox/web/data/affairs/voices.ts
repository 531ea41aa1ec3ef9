/** Names under reviews and posts, and what owners reply. */
export const VOICES: readonly string[] =
  'Bożena W.|marek_78|Aneta|Zdzisław K.|ola.ola|Teresa P.|janek_z_bloku|Monika S.|Krzysztof|agata_m|Wiesława|pan_kierowca|Iza|tomek1984|Halina R.|zuzka_b|Jerzy|mama_trojki|Kacper N.|Elżbieta|nocny_marek|Justyna L.|stary_bywalec|Dorota'.split(
    '|',
  );
export const OWNER_REPLIES: readonly string[] = [
  'Dziękujemy za uwagę i przepraszamy. Prosimy o kontakt, wyjaśnimy to jeszcze w tym tygodniu.',
  'Przykro nam, że tak wyszło. Zwróciliśmy pieniądze i zmieniliśmy sposób zapisów.',
  'Nie znaleźliśmy takiej wizyty pod tą datą, prosimy o szczegóły w wiadomości.',
  'To była nasza wina, przepraszamy. Zapraszamy ponownie, tym razem na nasz koszt.',
];
