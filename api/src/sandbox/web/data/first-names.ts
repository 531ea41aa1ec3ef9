/** First names with a certain gender, and so a certain declension. */
const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

export const FEMALE_NAMES = words(`Ada Adela Adrianna Agata Agnieszka Aldona Aleksandra Alicja Alina Amelia Anastazja Aneta Angelika Aniela Anita Anna Antonina
Barbara Beata Blanka Bogna Bogumiła Bożena Cecylia Celina Czesława Dagmara Danuta Daria Diana Dominika Dorota Edyta Eliza Elżbieta Emilia Ewa Ewelina
Franciszka Gabriela Genowefa Grażyna Halina Hanna Helena Honorata Iga Ilona Irena Irmina Iwona Izabela Jadwiga Janina Joanna Jolanta Józefa Judyta Julia
Julianna Justyna Kaja Kalina Kamila Karina Karolina Katarzyna Kinga Klaudia Kornelia Krystyna Laura Lena Lidia Liliana Lucyna Ludmiła Łucja Magdalena Maja
Małgorzata Maria Marianna Mariola Marlena Marta Martyna Marzena Matylda Michalina Milena Mirosława Monika Nadia Natalia Nina Ola Olga Oliwia Patrycja
Paulina Pola Regina Renata Róża Sabina Sandra Sara Stanisława Stefania Sylwia Teresa Urszula Wanda Weronika Wiesława Wiktoria Wioletta Zofia Zuzanna
Żaneta Oksana Jennifer Jessica Mary Sarah Emma Ingrid Carmen Nicole Iryna Kateryna`);

export const MALE_NAMES =
  words(`Adam Adrian Albert Aleksander Aleksy Alfred Andrzej Antoni Arkadiusz Artur August Bartłomiej Bartosz Błażej Bogdan Bogusław Bolesław
Borys Cezary Cyprian Czesław Damian Daniel Dariusz Dawid Dionizy Dominik Edmund Edward Emil Eryk Eugeniusz Fabian Feliks Filip Franciszek Fryderyk Gabriel
Grzegorz Gustaw Henryk Hubert Ignacy Igor Ireneusz Iwo Jacek Jakub Jan Janusz Jarosław Jerzy Jędrzej Józef Julian Juliusz Kacper Kajetan Kamil Karol
Kazimierz Klemens Konrad Konstanty Kornel Krystian Krzysztof Leon Leonard Leszek Lech Lucjan Ludwik Łukasz Maciej Maksymilian Marcel Marceli Marcin Marek
Marian Mariusz Mateusz Michał Mieczysław Mieszko Mikołaj Miłosz Mirosław Nikodem Norbert Olaf Olgierd Oskar Patryk Paweł Piotr Przemysław Radosław Rafał
Remigiusz Robert Roman Ryszard Sebastian Seweryn Sławomir Stanisław Stefan Sylwester Szczepan Szymon Tadeusz Teodor Tomasz Tymon Tymoteusz Wacław Waldemar
Wiesław Wiktor Wincenty Witold Władysław Włodzimierz Wojciech Zbigniew Zdzisław Zenon Zygmunt John Peter Thomas Michael David James Hans Oleksandr`);
