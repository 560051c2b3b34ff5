import type { summary as english } from './messages.summary.en.ts'

export const summary: typeof english = {
  metaTitle: 'Singkatnya: ketentuan kami dan data Anda | Manzil',
  metaDescription:
    'Apa yang disetujui pekerja saat mendaftar di Manzil, dan apa yang terjadi dengan data mereka, dalam kalimat pendek dan sederhana.',
  title: 'Ketentuan kami dan data Anda, singkatnya',
  lead: 'Baca ini sebelum Anda mendaftar. Jika sulit dibaca, minta orang lain membacakannya.',
  agree: {
    title: 'Apa yang Anda setujui',
    items: [
      'Anda berumur antara 18 dan 60 tahun. Di atas 60, perlu persetujuan Kementerian Tenaga Kerja.',
      'Anda punya satu akun, dengan satu nomor telepon. Anda tidak memberi tahu siapa pun kode yang kami kirim.',
      'Anda menjaga kata sandi Anda sendiri. Yang dilakukan dari akun Anda dianggap dari Anda, sampai Anda memberi tahu kami bahwa orang lain memakainya.',
      'Yang Anda tulis itu benar, dan Anda memperbaruinya.',
      'Profil, foto dan video Anda menunjukkan Anda. Semuanya tetap milik Anda, dan Anda mengizinkan kami menampilkannya di sini.',
      'Anda tidak mengancam, melecehkan atau membeda-bedakan siapa pun, dan tidak meneruskan data kontak orang.',
      'Anda tidak pernah membayar: tidak kepada kami, agen atau keluarga. Hukum melarangnya.',
      'Tidak ada yang boleh menahan paspor atau surat Anda yang lain.',
      'Manzil bukan pihak dalam kontrak kerja Anda, dan tidak merekrut dari luar negeri.',
      'Kami tidak menjamin apa yang ditulis orang di sini. Bertanyalah dan bertemulah sebelum Anda memutuskan.',
      'Kami dapat memperingatkan, menangguhkan atau mengeluarkan siapa pun yang melanggar aturan ini. Jika hukum dilanggar, kami memberi tahu pihak berwenang.',
      'Anda dapat menutup akun kapan saja. Perekrutan yang masih berjalan harus diselesaikan dulu.',
      'Hukum Qatar berlaku. Kami memberi tahu Anda sebelum ada perubahan penting pada ketentuan ini.',
    ],
  },
  data: {
    title: 'Apa yang terjadi dengan data Anda',
    items: [
      'Kami menyimpan yang Anda berikan, seperti nama, nomor telepon, profil, surat dan yang Anda tulis kepada kami.',
      'Untuk melindungi layanan, kami juga mencatat alamat jaringan, waktu dan halaman untuk waktu singkat.',
      'Semua orang dapat melihat bagian publik dari profil Anda. Nomor telepon, e-mail dan surat Anda tidak pernah ada di sana.',
      'Keluarga yang kami izinkan melihat data kontak dapat melihat nomor telepon, WhatsApp dan e-mail Anda.',
      'Tidak ada keluarga yang dapat membuka surat yang Anda unggah ke profil. Petugas kami dapat membukanya saat memeriksanya.',
      'Dalam perekrutan, keluarga dan agen melihat surat-suratnya. Dari surat kesehatan atau polisi mereka hanya melihat hasil, tanggal dan penerbitnya, kecuali mereka yang mengunggahnya.',
      'Kami meminta persetujuan Anda saat Anda menyimpan agama, status perkawinan atau anak. Anda dapat menyembunyikannya atau menarik persetujuan kapan saja.',
      'Kami tidak menjual data Anda kepada siapa pun. Tidak ada keputusan tentang Anda yang dibuat oleh mesin saja.',
      'Layanan yang bekerja untuk kami, seperti SMS, hanya mendapat yang perlu untuk tugasnya. Pihak berwenang mendapat yang diwajibkan hukum.',
      'Profil Anda juga dapat dibuka dari negara lain.',
      'Jika Anda tidak masuk selama 24 bulan, akun Anda ditutup. Kami memberi tahu 30 dan 7 hari sebelumnya.',
      'Akun yang ditutup dihapus setelah 30 hari. Sampai saat itu Anda masih dapat mempertahankannya. Yang harus tetap ada, tetap tanpa nama Anda.',
      'Anda dapat melihat, menyalin, memperbaiki atau menghapus data Anda di “Data Anda”. Ini gratis, dan kami menjawab dalam 30 hari.',
      'Jika jawaban kami tidak memuaskan, Anda dapat mengadu ke National Data Privacy Office.',
    ],
  },
  full: {
    title: 'Teks lengkap',
    text: 'Ini ringkasan. Teks lengkap ada dalam bahasa Inggris dan Arab, dan teks Arab yang berlaku.',
    terms: 'Ketentuan',
    privacy: 'Kebijakan Privasi',
  },
}
